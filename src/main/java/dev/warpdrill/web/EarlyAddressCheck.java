package dev.warpdrill.web;

import io.netty.bootstrap.ChannelInitializerExtension;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelPipeline;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpRequest;
import java.net.URI;
import java.net.URISyntaxException;

/**
 * Sends addresses that are no URI, such as /%zz, to {@link BadAddress}. Quarkus answers them with an empty 400 before any
 * filter or route of ours is asked; Netty's extensions are the one place before that. Netty finds this class through
 * META-INF/services, once {@link #enable} has run.
 */
public final class EarlyAddressCheck extends ChannelInitializerExtension {

    /** Vert.x's name for what makes requests of bytes. */
    private static final String DECODER = "httpDecoder";

    static void enable() {
        System.setProperty(EXTENSIONS_SYSTEM_PROPERTY, "serviceload");
    }

    @Override
    public void postInitializeServerChildChannel(Channel channel) {
        channel.pipeline().addLast(new Waiting());
    }

    /** Waits, always last in the pipeline, until the decoder comes after it: on the first bytes, which may yet be HTTP/2. */
    private static final class Waiting extends ChannelInboundHandlerAdapter {

        @Override
        public void channelRead(ChannelHandlerContext context, Object bytes) {
            ChannelPipeline pipeline = context.pipeline();
            if (pipeline.get(DECODER) == null) pipeline.addLast(new Waiting());
            else pipeline.addAfter(DECODER, null, new Redirecting());
            context.fireChannelRead(bytes);
            if (!context.isRemoved()) pipeline.remove(this);
        }
    }

    private static final class Redirecting extends ChannelInboundHandlerAdapter {

        @Override
        public void channelRead(ChannelHandlerContext context, Object message) {
            if (message instanceof HttpRequest request && !isUri(request.uri())) {
                request.setUri(BadAddress.forAsked(request.method() + " " + request.uri()));
                if (!request.method().equals(HttpMethod.HEAD)) request.setMethod(HttpMethod.GET);
            }
            context.fireChannelRead(message);
        }

        private static boolean isUri(String address) {
            try {
                return new URI(address).getRawPath() != null;
            } catch (URISyntaxException notOne) {
                return false;
            }
        }
    }
}
