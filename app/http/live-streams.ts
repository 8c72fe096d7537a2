// One listener at the database for all streams, and one check of all their sessions every few seconds.
import type { Logger } from "pino";
import type { OpenDatabase } from "#database/client.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { type Hint, liveChannel, maySeeHint, parseHint } from "#domain/live/hints.ts";
import { livingSessions } from "#domain/live/living-sessions.ts";

export const heartbeatMs = 20_000;
const sessionCheckMs = 3_000;

export interface LiveStream {
  actor: Actor;
  onHint(hint: Hint): void;
  /** Hints may have been missed. */
  onGap(): void;
  /** Called last. */
  onEnd(why: "session-ended" | "stopping"): void;
}

export interface LiveStreams {
  /** @returns ends it, without a call of `onEnd` */
  open(stream: LiveStream): () => void;
  stop(): Promise<void>;
}

export async function startLiveStreams(
  { db, listen }: Pick<OpenDatabase, "db" | "listen">,
  log: Logger,
  checkMs = sessionCheckMs,
): Promise<LiveStreams> {
  const streams = new Set<LiveStream>();
  let checking: Promise<void> | undefined;

  const end = (stream: LiveStream, why: "session-ended" | "stopping") => {
    if (streams.delete(stream)) stream.onEnd(why);
  };
  const checkSessions = async () => {
    const asked = [...streams];
    const ids = asked.map(({ actor }) => actor.sessionId);
    const living = await livingSessions(db, [...new Set(ids)]);
    for (const stream of asked)
      if (!living.has(stream.actor.sessionId)) end(stream, "session-ended");
  };
  const checkSoon = () => {
    if (streams.size === 0) return;
    checking ??= checkSessions()
      .catch((error: unknown) => {
        // It is unknown who may still listen: browsers reconnect and are checked again.
        log.warn({ err: error }, "event streams ended: their sessions could not be checked");
        for (const stream of [...streams]) end(stream, "stopping");
      })
      .finally(() => {
        checking = undefined;
      });
  };

  const unlisten = await listen(liveChannel, {
    onMessage(payload) {
      const hint = parseHint(payload);
      if (hint === undefined) return;
      if (hint.kind === "session") return checkSoon();
      for (const stream of streams) if (maySeeHint(stream.actor, hint)) stream.onHint(hint);
    },
    onGap() {
      for (const stream of streams) stream.onGap();
    },
  });
  const timer = setInterval(checkSoon, checkMs);
  timer.unref();

  return {
    open(stream) {
      streams.add(stream);
      return () => streams.delete(stream);
    },
    async stop() {
      clearInterval(timer);
      for (const stream of [...streams]) end(stream, "stopping");
      // The database may be silent by now; its connection ends with it.
      await Promise.race([unlisten().catch(() => {}), checking]);
    },
  };
}
