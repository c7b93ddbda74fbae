package dev.warpdrill.testing;

import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/** One Chromium for all test classes; one {@link Browser}, closed and checked for page errors, for each test method. */
final class ChromiumExtension implements ExecutionCondition, BeforeAllCallback, ParameterResolver, AfterEachCallback {
    private static final Namespace HERE = Namespace.create(ChromiumExtension.class);

    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
        if (Chromium.executable().isPresent() || Chromium.isRequired()) {
            return ConditionEvaluationResult.enabled("there is a Chromium, or its absence has to fail");
        }
        Chromium.warnOnce();
        return ConditionEvaluationResult.disabled("no Chromium found: NOT TESTED");
    }

    @Override
    public void beforeAll(ExtensionContext context) {
        if (Chromium.executable().isEmpty()) {
            throw new IllegalStateException("No Chromium found, and warpdrill.browser=required");
        }
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == Browser.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        RunningChromium running = context.getRoot()
                .getStore(HERE)
                .computeIfAbsent(RunningChromium.class, key -> RunningChromium.launch(), RunningChromium.class);
        Browser browser = new Browser(running);
        context.getStore(HERE).put(Browser.class, browser);
        return browser;
    }

    @Override
    public void afterEach(ExtensionContext context) {
        Browser browser = context.getStore(HERE).get(Browser.class, Browser.class);
        if (browser == null) {
            return;
        }
        browser.close();
        if (context.getExecutionException().isEmpty()) {
            browser.assertNoPageErrors();
        }
    }
}
