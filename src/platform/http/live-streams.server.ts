// All streams share one listener at the database, and one check of their sessions every few seconds.
import type { Logger } from "pino";
import {
  type ChangeEvent,
  type ChangeEventDefinitions,
  liveChannel,
  maySeeChangeEvent,
  parseChangeEvent,
} from "#platform/changes/change-events.server.ts";
import { livingSessions } from "#platform/changes/living-sessions.server.ts";
import type { OpenDatabase } from "#platform/database/client.ts";
import {
  type AccessScope,
  isSameAccessScope,
  readAccessScopes,
} from "#platform/identity/access-scope.server.ts";
import type { Actor } from "#platform/identity/actor.ts";

export const heartbeatMs = 20_000;
const sessionCheckMs = 3_000;
/** Tabs of a browser share one, except where it knows no locks. */
const maxStreamsOfSession = 12;

export interface LiveStream {
  actor: Actor;
  onChangeEvent(changeEvent: ChangeEvent): void;
  /** Change events may have been missed, or assignments have changed. */
  onGap(): void;
  /** Called last. */
  onEnd(why: StreamEndReason): void;
}

export type StreamEndReason = "session-ended" | "stopping" | "too-many";

export interface LiveStreams {
  /** @returns ends it, without a call of `onEnd` */
  open(stream: LiveStream): () => void;
  /** @returns the number of open streams */
  count(): number;
  stop(): Promise<void>;
}

interface Listener {
  stream: LiveStream;
  accessScope: AccessScope | undefined;
  /** Counts up when the access scope may have changed: an answer from before is not taken. */
  doubts: number;
  /** Change events that came while the access scope was in doubt; undefined while it is certain. */
  held: ChangeEvent[] | undefined;
}

export async function startLiveStreams(
  { db, listen }: Pick<OpenDatabase, "db" | "listen">,
  definitions: ChangeEventDefinitions,
  log: Logger,
  checkMs = sessionCheckMs,
): Promise<LiveStreams> {
  const listeners = new Set<Listener>();
  let checking: Promise<void> | undefined;
  let checksWanted = 0;

  const end = (listener: Listener, why: StreamEndReason) => {
    if (listeners.delete(listener)) listener.stream.onEnd(why);
  };
  const endAll = (error: unknown) => {
    // It is unknown who may still listen: browsers reconnect and are checked again.
    log.warn({ err: error }, "event streams ended: their sessions could not be checked");
    for (const listener of [...listeners]) end(listener, "stopping");
  };
  const readAccessScopesOf = async (ofListeners: readonly Listener[]) => {
    const doubts = ofListeners.map((listener) => listener.doubts);
    const actors = ofListeners.map(({ stream }) => stream.actor);
    const accessScopes = await readAccessScopes(db, actors);
    for (const [n, listener] of ofListeners.entries())
      if (listener.doubts === doubts[n] && listeners.has(listener))
        learn(definitions, listener, accessScopes.get(listener.stream.actor.accountId));
  };
  const checkSessions = async () => {
    const current = [...listeners];
    const ids = current.map(({ stream }) => stream.actor.sessionId);
    const living = await livingSessions(db, [...new Set(ids)]);
    for (const listener of current)
      if (!living.has(listener.stream.actor.sessionId)) end(listener, "session-ended");
    await readAccessScopesOf([...listeners]);
  };
  const checkSoon = () => {
    if (listeners.size === 0) return;
    checksWanted += 1;
    checking ??= checkWhileWanted().finally(() => {
      checking = undefined;
    });
  };
  /**
   * A request during a check starts another one, because the running check may have read before its cause.
   */
  const checkWhileWanted = async () => {
    for (let checks = 0; checks !== checksWanted; ) {
      checks = checksWanted;
      await checkSessions().catch(endAll);
    }
  };

  const unlisten = await listen(liveChannel, {
    onMessage(payload) {
      const changeEvent = parseChangeEvent(definitions, payload);
      if (changeEvent === undefined) return;
      if (changeEvent.kind !== "session") {
        for (const listener of listeners) pass(definitions, listener, changeEvent);
        return;
      }
      for (const listener of listeners)
        if (listener.stream.actor.accountId === changeEvent.id) doubt(listener);
      checkSoon();
    },
    onGap() {
      for (const { stream } of listeners) stream.onGap();
    },
  });
  const timer = setInterval(checkSoon, checkMs);
  timer.unref();

  return {
    open(stream) {
      // The list is in the order in which the streams were opened.
      const ofSession = [...listeners].filter(
        (listener) => listener.stream.actor.sessionId === stream.actor.sessionId,
      );
      for (const oldest of ofSession.slice(
        0,
        Math.max(0, ofSession.length + 1 - maxStreamsOfSession),
      ))
        end(oldest, "too-many");
      const listener = { stream, accessScope: undefined, doubts: 0, held: [] };
      listeners.add(listener);
      void readAccessScopesOf([listener]).catch(endAll);
      return () => listeners.delete(listener);
    },
    count: () => listeners.size,
    async stop() {
      clearInterval(timer);
      for (const listener of [...listeners]) end(listener, "stopping");
      // The database may be silent by now; its connection ends with it.
      await Promise.race([unlisten().catch(() => {}), checking]);
    },
  };
}

function pass(
  definitions: ChangeEventDefinitions,
  listener: Listener,
  changeEvent: ChangeEvent,
): void {
  const { stream, accessScope, held } = listener;
  if (held !== undefined) held.push(changeEvent);
  else if (
    accessScope !== undefined &&
    maySeeChangeEvent(definitions, stream.actor, changeEvent, accessScope)
  )
    stream.onChangeEvent(changeEvent);
}

/** Change events wait from here on until the person's access scope has been read again. */
function doubt(listener: Listener): void {
  listener.doubts += 1;
  listener.held ??= [];
}

function learn(
  definitions: ChangeEventDefinitions,
  listener: Listener,
  accessScope: AccessScope | undefined,
): void {
  const { held = [], accessScope: before } = listener;
  listener.accessScope = accessScope;
  listener.held = undefined;
  if (before !== undefined && accessScope !== undefined && !isSameAccessScope(before, accessScope))
    listener.stream.onGap();
  for (const changeEvent of held) pass(definitions, listener, changeEvent);
}
