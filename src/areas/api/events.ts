/** Change events of what changed, for screens that are open (server-sent events). */
import type { LoaderFunctionArgs } from "react-router";
import { requireActor } from "#platform/http/actor.server.ts";
import { liveContext } from "#platform/http/context.ts";
import { heartbeatMs, type LiveStream } from "#platform/http/live-streams.server.ts";

/**
 * A browser that does not read for this long has gone: it comes back and reads everything again.
 */
const maxUnreadEvents = 64;

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const actor = await requireActor(route);
  const live = route.context.get(liveContext);
  const { signal } = route.request;
  let close = () => {};
  const body = new ReadableStream<string>({
    start(controller) {
      const write = (text: string) => {
        controller.enqueue(text);
        if ((controller.desiredSize ?? 0) < -maxUnreadEvents) close();
      };
      const heartbeat = setInterval(() => write(": still here\n\n"), heartbeatMs);
      const stream: LiveStream = {
        actor,
        onChangeEvent: (changeEvent) => write(`data: ${JSON.stringify(changeEvent)}\n\n`),
        onGap: () => write(`data: {"kind":"gap"}\n\n`),
        onEnd(why) {
          if (why === "session-ended") write("event: session-ended\ndata: {}\n\n");
          // Otherwise a thirteenth tab and the first would close each other's every two seconds.
          if (why === "too-many") write("retry: 60000\n\n");
          close();
        },
      };
      const leave = live.open(stream);
      close = () => {
        close = () => {};
        clearInterval(heartbeat);
        leave();
        controller.close();
      };
      signal.addEventListener("abort", () => close());
      // The first bytes carry the head to the browser.
      write("retry: 2000\n\n");
    },
    cancel: () => {
      // The stream is closed already.
      const leave = close;
      close = () => {};
      try {
        leave();
      } catch {}
    },
  });
  return new Response(body.pipeThrough(new TextEncoderStream()), {
    headers: {
      "Content-Type": "text/event-stream",
      "Cache-Control": "no-store",
      // Proxies such as nginx would hold change events back until a buffer is full.
      "X-Accel-Buffering": "no",
    },
  });
}
