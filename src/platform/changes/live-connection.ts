// All tabs share one stream: HTTP/1.1 allows six connections to a server, so that seven streams would leave
// none for pages. The tab that holds the lock listens and passes events to the others.
export interface LiveEvent {
  /** The noun that changed; `gap` where change events may have been missed, `broken` where none come now. */
  kind: string;
  id?: string;
  /** Set for records that belong to a client. */
  clientId?: string;
  facilityId?: string;
}

type Listener = (event: LiveEvent) => void;

const name = "live";
const retryMs = 3_000;
const listeners = new Set<Listener>();
let channel: BroadcastChannel | undefined;
const maxRemembered = 50;
/** The latest page may be older than these events, which came after its read began. */
let sincePageRead: LiveEvent[] = [];

export function pageReadBegins(): void {
  sincePageRead = [];
}

export const eventsSincePageRead = (): readonly LiveEvent[] => sincePageRead;

/** @returns ends it */
export function listenLive(listener: Listener): () => void {
  listeners.add(listener);
  if (channel === undefined) begin();
  return () => listeners.delete(listener);
}

function begin(): void {
  const shared = new BroadcastChannel(name);
  channel = shared;
  shared.onmessage = ({ data }: MessageEvent<LiveEvent>) => notifyListeners(data);
  // A tab may join another's stream, and something may have changed before it listened.
  queueMicrotask(() => notifyListeners({ kind: "gap" }));
  const everybody = (event: LiveEvent) => {
    notifyListeners(event);
    shared.postMessage(event);
  };
  // Browsers know locks on secure origins only; without them each tab has a stream of its own.
  if ("locks" in navigator)
    void navigator.locks.request(name, () => {
      connect(everybody);
      return new Promise(() => {});
    });
  else connect(notifyListeners);
  // Back from a cache or from sleep, where messages were not kept.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) notifyListeners({ kind: "gap" });
  });
}

function notifyListeners(event: LiveEvent): void {
  if (event.kind !== "broken")
    sincePageRead =
      sincePageRead.length < maxRemembered ? [...sincePageRead, event] : [{ kind: "gap" }];
  for (const listener of listeners) listener(event);
}

function connect(report: Listener): void {
  const source = new EventSource("/api/events");
  // Something may have changed after the page was written, so the first connection is a gap, too.
  source.onopen = () => report({ kind: "gap" });
  source.onmessage = ({ data }: MessageEvent<string>) => report(JSON.parse(data));
  source.addEventListener("session-ended", () => {
    source.close();
    report({ kind: "gap" });
  });
  source.onerror = () => {
    report({ kind: "broken" });
    // Browsers reconnect by themselves, except after a response that is no stream.
    if (source.readyState !== EventSource.CLOSED) return;
    setTimeout(() => connect(report), retryMs * (1 + Math.random()));
  };
}
