package dev.warpdrill.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.JavaType;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import io.quarkus.qute.TemplateInstance;
import jakarta.persistence.Entity;
import java.util.List;

/** What a template receives is a record made for the page, never an entity, not even inside a list. */
final class EntityFree {
    private EntityFree() {}

    static ArchRule templateMethods() {
        return methods()
                .that()
                .haveModifier(JavaModifier.NATIVE)
                .should(new ArchCondition<JavaMethod>("take no entity") {
                    @Override
                    public void check(JavaMethod method, ConditionEvents events) {
                        report(method.getFullName(), method.getParameterTypes(), events);
                    }
                })
                .as("checked templates take no entity");
    }

    static ArchRule pageRecords() {
        return classes()
                .that()
                .haveSimpleNameEndingWith("Page")
                .or()
                .areAssignableTo(TemplateInstance.class)
                .should(new ArchCondition<JavaClass>("hold no entity") {
                    @Override
                    public void check(JavaClass page, ConditionEvents events) {
                        if (page.isRecord()) {
                            page.getFields()
                                    .forEach(field -> report(field.getFullName(), List.of(field.getType()), events));
                        }
                    }
                })
                .as("page records hold no entity");
    }

    private static void report(String where, List<JavaType> types, ConditionEvents events) {
        types.stream()
                .flatMap(type -> type.getAllInvolvedRawTypes().stream())
                .filter(type -> type.isAnnotatedWith(Entity.class))
                .forEach(entity -> events.add(
                        SimpleConditionEvent.violated(where, where + " gets the entity " + entity.getName())));
    }
}
