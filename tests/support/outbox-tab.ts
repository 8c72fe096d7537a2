/** The outbox as tabs of one browser run it, against a server with scripted answers. */
import { vi } from "vitest";
import type { Delivery } from "#areas/marketing/outbox/deliver.ts";
import type { OutboxEntry } from "#areas/marketing/outbox/entries.ts";
import { BrowserStorage } from "./browser-storage.ts";

type Answer = () => Response | Promise<Response>;
type Change = [key: string, oldValue: string | null, newValue: string | null];

const locks = navigator.locks;
export const minuteMs = 60_000;

/** The recorded requests, and the responses in order; the last one repeats. */
export const server: {
  sent: { url: string; key: string; body: unknown; at: number }[];
  answers: Answer[];
} = { sent: [], answers: [] };

export const noAnswer: Answer = () => Promise.reject(new TypeError("Failed to fetch"));
export const accepted = () => Response.json({ reference: "M-ABC-2345" }, { status: 201 });
export const refusal =
  (status: number, body: object = {}, headers: Record<string, string> = {}): Answer =>
  () =>
    Response.json(
      { message: "Not now.", ...body },
      { status, headers: { "X-Request-Id": "1", ...headers } },
    );
/** A hotel's login page, or a proxy's error page. */
export const page =
  (status: number, headers: Record<string, string> = {}): Answer =>
  () =>
    new Response("<html>Welcome to our network", {
      status,
      headers: { "Content-Type": "text/html", ...headers },
    });

let storage: BrowserStorage;

/** Call it in `beforeEach`; afterwards, `vi` restores all stubs and spies. */
export function startBrowser(): void {
  server.sent = [];
  server.answers = [accepted];
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.stubGlobal("navigator", { userAgent: "Chrome/140.0", locks });
  vi.stubGlobal("fetch", async (url: string, { headers, body }: RequestInit) => {
    const key = new Headers(headers).get("Idempotency-Key") ?? "";
    server.sent.push({ url, key, body: JSON.parse(String(body)), at: Date.now() });
    const answer = server.answers.length > 1 ? server.answers.shift() : server.answers[0];
    return answer?.();
  });
  giveStorage(new BrowserStorage());
}

export function stopBrowser(): void {
  // Spies first: a spy on a faked timer would be restored after the real one.
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
}

export function giveStorage(kind: BrowserStorage): void {
  storage = kind;
  vi.stubGlobal("localStorage", storage);
}

/** Tabs share storage, locks and server, and nothing else. */
export async function openTab() {
  vi.resetModules();
  const events = new EventTarget();
  vi.stubGlobal("document", {
    querySelector: () => null,
    visibilityState: "visible",
    addEventListener: events.addEventListener.bind(events),
  });
  vi.stubGlobal("history", { state: null });
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
  vi.stubGlobal("removeEventListener", events.removeEventListener.bind(events));
  const outbox = await import("#areas/marketing/outbox/deliver.ts");
  const box = await import("#areas/marketing/outbox/entries.ts");
  outbox.startOutbox();
  const reported: Delivery[] = [];
  return {
    ...outbox,
    ...box,
    reported,
    showForm: (form = "contact") => outbox.onDelivery(form, (delivery) => reported.push(delivery)),
    goOnline: () => events.dispatchEvent(new Event("online")),
    hideAndShow: () => {
      for (const visibilityState of ["hidden", "visible"]) {
        Object.assign(document, { visibilityState });
        events.dispatchEvent(new Event("visibilitychange"));
      }
    },
    showFromCache: () =>
      events.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })),
    asksBeforeLeaving: () => !events.dispatchEvent(new Event("beforeunload", { cancelable: true })),
    storageEvent: (...[key, oldValue, newValue]: Change) =>
      events.dispatchEvent(Object.assign(new Event("storage"), { key, oldValue, newValue })),
  };
}

export const message = (key: string, text = "Please call.", more: Partial<OutboxEntry> = {}) => ({
  form: "contact",
  url: "/api/contact",
  key,
  values: { message: text },
  headers: { "Idempotency-Key": key, "Form-Metadata": "page=%2Fcontact" },
  ...more,
});

export const storedNames = (prefix: string) =>
  Object.keys(storage).filter((name) => name.startsWith(prefix));

export const waiting = (key: string): OutboxEntry =>
  JSON.parse(storage.getItem(`outbox:${key}`) ?? "null");

/** Locks are not faked: they are granted outside of the faked time. */
export async function advance(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve));
}

export function changesOfStorage(): Change[] {
  const changes: Change[] = [];
  const { setItem, removeItem, getItem } = BrowserStorage.prototype;
  const before = (name: string) => getItem.call(storage, name);
  Object.defineProperties(storage, {
    setItem: {
      value: (name: string, text: string) => {
        changes.push([name, before(name), text]);
        setItem.call(storage, name, text);
      },
    },
    removeItem: {
      value: (name: string) => {
        changes.push([name, before(name), null]);
        removeItem.call(storage, name);
      },
    },
  });
  return changes;
}
