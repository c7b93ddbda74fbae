import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;

/** Prints a TCP port that is free on the loopback address. */
public final class FreePort {
    private FreePort() {}

    public static void main(String... arguments) throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            System.out.println(socket.getLocalPort());
        }
    }
}
