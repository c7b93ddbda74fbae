package dev.warpdrill.web;

import dev.warpdrill.occupancy.ComputeCapability;
import dev.warpdrill.occupancy.KernelConfig;
import dev.warpdrill.occupancy.Knob;
import dev.warpdrill.occupancy.LaunchConfig;
import dev.warpdrill.occupancy.Occupancy;
import dev.warpdrill.occupancy.SmLimits;
import io.quarkus.qute.Engine;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import java.util.stream.Stream;

/** Serves maps and curves side by side to the tests. */
@Path("/pictures")
@Produces(MediaType.TEXT_HTML)
class DrawnPictures {
    private static final int KB = 1024;
    private final Engine engine;

    DrawnPictures(Engine engine) {
        this.engine = engine;
    }

    /** One map or its chart, and what it shows. */
    public record Case(String name, SmMap map, List<CurveChart> charts) {}

    @GET
    public String all() {
        List<Case> cases = Stream.of(
                        of("drawn", "9.0", KernelConfig.of(128, 0, 57 * KB), 256),
                        of("tie", "8.0", KernelConfig.of(128, 0, 57 * KB), 256),
                        of("thin", "9.0", KernelConfig.of(32, 0, 2 * KB), 64),
                        of("thinner", "9.0", KernelConfig.of(16, 0, 0), 32),
                        of("turing", "7.5", KernelConfig.of(64, 0, 15 * KB), 128),
                        of("block-slots", "8.6", KernelConfig.of(16, 0, 100), 32),
                        of("barriers", "9.0", new KernelConfig(32, 0, 4 * KB, true, 8), 64),
                        of("slots-and-barriers", "9.0", new KernelConfig(16, 0, 0, true, 2), 32),
                        of("odd", "12.0", KernelConfig.of(80, 0, 10 * KB), 160),
                        of("full", "9.0", KernelConfig.of(32, 0, 8 * KB), 256),
                        of("registers-impossible", "9.0", KernelConfig.of(136, 0, 0), 416),
                        of("static-impossible", "9.0", KernelConfig.of(32, 57 * KB, 0), 256),
                        of("threads-impossible", "8.9", KernelConfig.of(32, 0, 0), 1056))
                .toList();
        return engine.parse("""
                        {#include layout.html}{#title}Pictures{/title}{#body}<h1>Pictures</h1>{#for c in cases}
                        <section class="split wide-right"><figure><h2>{c.name}</h2>{#smMap map=c.map /}</figure>
                        <div class="curves">{#for k in c.charts}{#curve chart=k /}{/for}</div></section>{/for}{/body}{/include}
                        """).data("cases", cases).render();
    }

    private static Case of(String name, String capability, KernelConfig kernel, int blockSize) {
        SmLimits limits = SmLimits.of(ComputeCapability.parse(capability));
        LaunchConfig launch = LaunchConfig.of(blockSize);
        List<CurveChart> charts = Stream.of(Knob.values())
                .map(knob -> CurveChart.of(knob, limits, kernel, launch))
                .map(chart -> new CurveChart(
                        name + chart.id(),
                        chart.heading(),
                        chart.sentence(),
                        chart.shapes(),
                        chart.column(),
                        chart.rows()))
                .toList();
        return new Case(name, SmMap.of(capability, Occupancy.of(limits, kernel, launch), name), charts);
    }
}
