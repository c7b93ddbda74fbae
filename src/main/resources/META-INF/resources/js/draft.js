// Saves what is being typed. The server holds the draft; this browser keeps a copy until the server has it.
(() => {
  const form = document.querySelector("form[data-draft-url]");
  if (!form) return;
  const status = document.querySelector("[data-draft-status]");
  const conflict = document.querySelector("[data-draft-conflict]");
  const part = name => conflict.querySelector("[data-conflict-" + name + "]");
  const prefix = "warpdrill-draft:" + form.dataset.draftUrl + ":";
  const key = prefix + form.dataset.draftStep;
  const SOON = 700, FIRST_RETRY = 3000, LAST_RETRY = 60000;
  let revision = Number(form.dataset.draftRevision), timer = 0, retry = FIRST_RETRY, dirty = false, sending = false, stopped = false, submitting = false;

  const chosen = e => e.type === "checkbox" || e.type === "radio";
  const fields = () => [...form.elements].filter(e => e.name && e.dataset.draft !== undefined);
  const values = () => fields().map(e => [e.name, chosen(e) ? (e.checked ? e.value : "") : e.value]);
  const say = text => { if (status) status.textContent = text; };
  const saidSaved = at => say("Draft saved at " + new Date(at).toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" }));
  const body = () => {
    const data = new URLSearchParams(new FormData(form));
    data.set("revision", revision);
    return data;
  };
  // Browsers let a request outlive its page only up to 64 KB.
  const post = outlives => {
    const data = body();
    return fetch(form.dataset.draftUrl, { method: "POST", body: data, keepalive: outlives && data.toString().length < 60000, headers: { Accept: "application/json" } });
  };
  const remember = () => { try { localStorage.setItem(key, JSON.stringify({ revision, values: values() })); } catch (e) { say("This browser cannot keep a copy of the draft"); } };
  const forget = () => { try { localStorage.removeItem(key); } catch (e) { return; } };
  const knows = saved => { revision = saved; form.elements.revision.value = saved; };

  async function save(outlives = false) {
    if (!dirty || sending || stopped || submitting) return;
    clearTimeout(timer);
    sending = true; dirty = false;
    let failed = "";
    try {
      const answer = await post(outlives);
      if (answer.ok) {
        const saved = await answer.json();
        knows(saved.revision);
        saidSaved(saved.savedAt);
        if (!dirty) forget();
      } else if (answer.status === 409) refused(await answer.json());
      else failed = "Draft not saved; it is kept in this browser";
    } catch (e) { failed = "No connection; the draft is kept in this browser"; }
    sending = false;
    if (failed) { dirty = true; say(failed); again(); }
    else { retry = FIRST_RETRY; if (dirty) later(SOON); }
  }
  const later = ms => { clearTimeout(timer); timer = setTimeout(() => save(), ms); };
  // Each failure doubles the wait, up to a minute. A fifth of it is chance: pages that lost a server together do not come back together.
  function again() {
    later(retry * (0.8 + 0.2 * Math.random()));
    retry = Math.min(2 * retry, LAST_RETRY);
  }

  // Nothing is saved over another tab's draft before somebody has seen it and said so.
  function refused(why) {
    say(why.message);
    if (why.reason === "too-long") return;
    stopped = true;
    if (why.reason !== "newer") return;
    part("figures").textContent = why.figures;
    part("text").textContent = why.text;
    part("keep").onclick = () => { knows(why.revision); stopped = false; dirty = true; conflict.hidden = true; form.elements.text.focus(); save(); };
    part("take").onclick = () => { dirty = false; forget(); location.assign(location.pathname); };
    conflict.hidden = false;
  }

  function restore() {
    const kept = (() => { try { return JSON.parse(localStorage.getItem(key)); } catch (e) { return null; } })();
    if (!kept || kept.revision < revision || JSON.stringify(kept.values) === JSON.stringify(values())) return;
    fields().forEach((e, i) => {
      const value = kept.values[i] && kept.values[i][0] === e.name ? kept.values[i][1] : undefined;
      if (value === undefined) return;
      if (chosen(e)) e.checked = value !== ""; else if (value !== "") e.value = value;
    });
    dirty = true; say("Restored what had not reached the server"); later(SOON);
  }
  // Copies of steps that were answered meanwhile.
  try {
    Object.keys(localStorage).filter(k => k.startsWith(prefix) && Number(k.slice(prefix.length)) < Number(form.dataset.draftStep)).forEach(k => localStorage.removeItem(k));
  } catch (e) { say("This browser cannot keep a copy of the draft"); }
  if (status && status.dataset.savedAt) saidSaved(status.dataset.savedAt);
  restore();

  form.addEventListener("input", e => { if (e.target.dataset.draft === undefined) return; dirty = true; remember(); later(SOON); });
  form.addEventListener("submit", e => {
    const byEnter = e.submitter && e.submitter.classList.contains("default-submit");
    const question = form.elements.question;
    if (byEnter && !(question && question.value.trim())) { e.preventDefault(); dirty = true; save(); return; }
    submitting = true; clearTimeout(timer);
  });
  addEventListener("pageshow", () => { submitting = false; });
  addEventListener("online", () => { retry = FIRST_RETRY; if (dirty) later(0); });
  // A page that is hidden may never be shown again.
  document.addEventListener("visibilitychange", () => { if (document.visibilityState === "hidden") save(true); });
  addEventListener("pagehide", () => { if ((dirty || sending) && !stopped && !submitting) post(true).catch(remember); });
})();
