package dev.warpdrill.web;

import jakarta.inject.Singleton;
import jakarta.ws.rs.core.UriInfo;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** Where other people reach this Warpdrill: as configured, or else where the request came to, which its sender can forge. */
@Singleton
public class PublicAddress {

    private final Optional<URI> configured;

    /**
     * Takes {@code warpdrill.public-address}, for example "https://drill.example.org" or, behind a proxy that adds a
     * path, "https://example.org/drill".
     *
     * @throws IllegalArgumentException if it is no address of a web site
     */
    PublicAddress(@ConfigProperty(name = "warpdrill.public-address") Optional<String> address) {
        configured = address.map(String::strip).filter(a -> !a.isEmpty()).map(PublicAddress::site);
    }

    private static URI site(String address) {
        try {
            URI site = new URI(address.endsWith("/") ? address : address + "/");
            boolean web = "https".equalsIgnoreCase(site.getScheme()) || "http".equalsIgnoreCase(site.getScheme());
            if (web
                    && site.getHost() != null
                    && site.getUserInfo() == null
                    && site.getQuery() == null
                    && site.getFragment() == null) return site;
        } catch (URISyntaxException e) {
            throw new IllegalArgumentException(complaint(address), e);
        }
        throw new IllegalArgumentException(complaint(address));
    }

    private static String complaint(String address) {
        return "warpdrill.public-address must be the address of a web site, such as https://drill.example.org, not \""
                + address + "\"";
    }

    /**
     * The whole address of a page.
     *
     * @param path without a slash at its start
     * @param request tells where the visitor came to
     */
    public URI of(String path, UriInfo request) {
        return configured.orElseGet(() -> request.getBaseUri()).resolve(path);
    }
}
