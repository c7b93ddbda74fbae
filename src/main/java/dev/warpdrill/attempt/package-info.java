/**
 * One candidate on one variant, from the question to the scorecard. Where to begin:
 *
 * <ul>
 *   <li>what is stored: {@code Attempt}, its {@code AttemptStep}s and {@code AttemptExchange}s; {@code Attempts} finds them
 *   <li>addresses of an attempt that goes on: {@code AttemptFlow} (answers), {@code Asides} (questions, hints, saving),
 *       {@code DraftSaving}; their form is {@code AnswerForm}, their page {@code AttemptPage}, written by {@code AttemptView}
 *   <li>hearing and judging: {@code Interviewer}, with the rubric of the bank
 *   <li>the scorecard: {@code Scorecards} and {@code SharedScorecards} (addresses), {@code ScorecardPage} and what stands on
 *       it: {@code VerdictLines}, {@code Said}, {@code CriteriaColumns}, {@code MistakeCards}, {@code WorkedSolution},
 *       {@code TheSm}, {@code NextVariants}
 *   <li>beside it: {@code Shares} (links), {@code Objections} ("I did say that") and {@code ObjectionsReport}
 *   <li>"my attempts": {@code History}
 *   <li>gradings outside any attempt, as JSON: {@code GradingApi}
 * </ul>
 */
package dev.warpdrill.attempt;
