package dev.warpdrill.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.io.StringWriter;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Sources that break a rule, compiled aside: on the test class path an entity among them would become part of the application under test.
 */
final class PlantedCode {
    private static final Pattern NAME =
            Pattern.compile("package ([\\w.]+);.*?(?:class|record|interface) (\\w+)", Pattern.DOTALL);

    private PlantedCode() {}

    static JavaClasses compiled(Path target, String... sources) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter complaints = new StringWriter();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            List<String> options =
                    List.of("-proc:none", "-d", target.toString(), "-cp", System.getProperty("java.class.path"));
            List<JavaFileObject> units =
                    Stream.of(sources).map(PlantedCode::unit).toList();
            boolean fine = compiler.getTask(complaints, files, null, options, null, units)
                    .call();
            assertThat(fine).as("the planted code compiles: %s", complaints).isTrue();
        }
        return new ClassFileImporter().importPath(target);
    }

    private static JavaFileObject unit(String source) {
        Matcher name = NAME.matcher(source);
        assertThat(name.find()).as("package and class in %s", source).isTrue();
        String path = "/" + name.group(1).replace('.', '/') + "/" + name.group(2) + ".java";
        return new SimpleJavaFileObject(URI.create("memory://" + path), JavaFileObject.Kind.SOURCE) {
            @Override
            public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                return source;
            }
        };
    }
}
