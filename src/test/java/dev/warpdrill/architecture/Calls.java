package dev.warpdrill.architecture;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMethodCall;

/** Calls of a method by its name, whatever its parameters. */
final class Calls {
    private Calls() {}

    static DescribedPredicate<JavaMethodCall> to(String packageIdentifier, String method) {
        DescribedPredicate<JavaClass> there = JavaClass.Predicates.resideInAPackage(packageIdentifier);
        return DescribedPredicate.describe(
                method + " of " + packageIdentifier,
                call -> call.getName().equals(method) && there.test(call.getTargetOwner()));
    }
}
