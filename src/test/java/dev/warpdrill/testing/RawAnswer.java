package dev.warpdrill.testing;

import io.restassured.RestAssured;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** What the application answers to an address that no HTTP library would send. */
public record RawAnswer(int status, String head, String body) {

    /** Sends the address as it is, on a connection of its own. */
    public static RawAnswer to(String address) {
        return to(RestAssured.port, address);
    }

    /** The same, to an application that listens on another port of this machine. */
    public static RawAnswer to(int port, String address) {
        try (Socket socket = new Socket("localhost", port)) {
            String request =
                    "GET " + address + " HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nConnection: close\r\n\r\n";
            socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
            String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            int end = answer.indexOf("\r\n\r\n");
            return new RawAnswer(
                    Integer.parseInt(answer.split(" ", 3)[1]), answer.substring(0, end), answer.substring(end + 4));
        } catch (IOException e) {
            throw new UncheckedIOException("no answer to " + address, e);
        }
    }
}
