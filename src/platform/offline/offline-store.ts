/** The store of screens that work without a connection: its data, what is not sent yet, and how it goes. */
import { newUuid } from "#platform/pre-hydration/new-uuid.ts";
import { askServer } from "./ask-server.ts";
import { forgetKept, keepData, readKept } from "./kept-data.ts";
import {
  nothingYet,
  type OfflineState,
  type OfflineStoreOptions,
  type Outcome,
} from "./offline-state.ts";
import { type Halt, type Sent, sendEntries } from "./send-entries.ts";
import {
  countOthers,
  dropPhotos,
  listEntries,
  listPhotos,
  markEntry,
  removeEntry,
  type StoredEntry,
  type StoredPhoto,
  storeEntry,
} from "./unsent-store.ts";

const retryMs = 20_000;

/** With a connection, the answer arrives within this time; without one, nobody should wait longer. */
const answerMs = 2_500;

/** What an entry may bring along: an id that is known before, and photos. */
interface Brought {
  id?: string;
  photos?: readonly StoredPhoto[];
}

interface Given extends Brought {
  id: string;
  subject: string;
  act: unknown;
  /** True if its form waits for the answer. */
  waits: boolean;
}

export function createOfflineStore<Data, Taken>(options: OfflineStoreOptions<Data, Taken>) {
  const { name, transport, address, personOf } = options;
  let state: OfflineState<Data> = nothingYet;
  const listeners = new Set<() => void>();
  /** Forms that wait for the answer to their entry. */
  const waiting = new Map<string, (sent: Sent<Taken>) => void>();
  let channel: BroadcastChannel | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Milliseconds, until which our server has asked to be left alone. */
  let pausedUntil = 0;

  function change(to: Partial<OfflineState<Data>>): void {
    state = { ...state, ...to };
    for (const listener of listeners) listener();
  }

  const notifyTabs = () => channel?.postMessage("changed");

  /** Reads the storage, because other tabs change it as well. */
  async function reload(): Promise<void> {
    const person = state.data === undefined ? undefined : personOf(state.data);
    const unsent = person === undefined ? [] : await listEntries(person, name);
    const previews = await Promise.all(
      unsent
        .filter(({ photos }) => photos.length > 0)
        .map(async ({ id, photos }) => {
          const stored = await listPhotos(id);
          const previewOf = (photo: string) =>
            stored.find((entry) => entry.id === photo)?.preview ?? "";
          return [id, photos.map(previewOf)] as const;
        }),
    );
    change({ unsent, previews: new Map(previews), others: await countOthers(person) });
  }

  async function show(data: Data, readAt = state.readAt): Promise<void> {
    change({ data, readAt });
    await keepData(name, { person: personOf(data), until: options.keptUntil(data), readAt, data });
  }

  /** Sends all that waits, then reads what is new; one tab at a time. */
  function send(): void {
    if (running !== undefined) {
      again = true;
      return;
    }
    running = inTurn(sendAll).finally(() => {
      running = undefined;
      if (!again) return;
      again = false;
      send();
    });
  }

  async function sendAll(): Promise<void> {
    clearTimeout(timer);
    const halt = await sendOwn();
    // A server that takes no photos for now still says what is new.
    const isRead = halt === undefined || halt.state === "busy";
    const stopped = (isRead ? await refresh() : undefined) ?? halt;
    change({ state: stopped?.state ?? "idle" });
    // Entries that were given meanwhile go in the next round.
    if (again && stopped === undefined) return;
    for (const resolve of waiting.values()) resolve(stopped ?? { state: "offline" });
    waiting.clear();
    const waits = state.unsent.some(({ refusal }) => refusal === undefined);
    const nextMs = stopped?.state === "busy" ? stopped.waitMs : retryMs;
    if (waits || stopped?.state === "offline") timer = setTimeout(send, nextMs);
  }

  async function sendOwn(): Promise<Halt | undefined> {
    if (state.data === undefined) return undefined;
    await reload();
    if (!state.unsent.some(({ refusal }) => refusal === undefined)) return undefined;
    const pauseMs = pausedUntil - Date.now();
    if (pauseMs > 0) return { state: "busy", waitMs: pauseMs };
    change({ state: "sending" });
    const halt = await sendEntries({
      person: personOf(state.data),
      storeName: name,
      transport,
      async onChange(entry, sent) {
        if (sent.state === "taken" && state.data !== undefined)
          await show(options.withAnswer(state.data, entry, sent.answer));
        waiting.get(entry.id)?.(sent);
        waiting.delete(entry.id);
        await reload();
        notifyTabs();
      },
    });
    if (halt?.state === "busy") pausedUntil = Date.now() + halt.waitMs;
    return halt;
  }

  /** The owner has asked for it, so the pause that the server asked for no longer counts. */
  function sendNow(): void {
    pausedUntil = 0;
    send();
  }

  /** Shows another person's data from now on, where somebody else has signed in. */
  async function refresh(): Promise<Halt | undefined> {
    const before = state.data && personOf(state.data);
    const requestedAddress = typeof address === "string" ? address : address();
    const serverAnswer = await askServer(requestedAddress, { method: "GET" }, options.read);
    if (serverAnswer.state === "refused") {
      await forgetKept(name);
      return undefined;
    }
    if (serverAnswer.state !== "taken") return serverAnswer;
    await show(serverAnswer.answer, Date.now());
    await reload();
    if (before !== undefined && before !== personOf(serverAnswer.answer)) again = true;
    return undefined;
  }

  function answerOf(id: string): Promise<Sent<Taken>> {
    change({ held: new Set([...state.held, id]) });
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      setTimeout(() => resolve({ state: "offline" }), answerMs);
    });
  }

  function release(id: string): void {
    waiting.delete(id);
    change({ held: new Set([...state.held].filter((heldId) => heldId !== id)) });
  }

  /** Stored first, then sent. */
  async function storeAndSend(given: Given): Promise<Outcome> {
    const { id, subject, act, photos = [], waits } = given;
    if (state.data === undefined) return { state: "not-stored" };
    const person = personOf(state.data);
    const entry = { id, person, room: name, subject, at: new Date().toISOString(), act };
    const answer = waits && navigator.onLine ? answerOf(id) : undefined;
    try {
      await storeEntry({ ...entry, photos: photos.map((photo) => photo.id) }, photos);
      void navigator.storage?.persist?.().catch(() => undefined);
      await reload();
    } catch {
      release(id);
      return { state: "not-stored" };
    }
    notifyTabs();
    send();
    const sent = await answer;
    // Its form is still there with all that was typed: it must not be shown as if it were stored.
    const stored = state.unsent.find((candidate) => candidate.id === id);
    if (sent?.state === "refused" && stored) await remove(stored);
    else if (sent?.state === "taken") await reload();
    release(id);
    if (sent?.state === "taken") return { state: "sent" };
    return sent?.state === "refused" ? sent : { state: "stored" };
  }

  async function remove(entry: StoredEntry): Promise<void> {
    await removeEntry(entry);
    await reload();
    notifyTabs();
  }

  function listen(): void {
    // Safari has no background sync.
    window.addEventListener("online", send);
    window.addEventListener("offline", () => change({ state: "offline" }));
    window.addEventListener("pageshow", ({ persisted }) => persisted && send());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") send();
    });
    channel = new BroadcastChannel(`offline-${name}`);
    channel.onmessage = () => void reload();
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read: () => state,
    send,
    sendNow,
    remove,

    /** @param served by the page; without it, what this phone has kept is shown */
    async start(served: Data | undefined): Promise<void> {
      if (served !== undefined) change({ data: served, readAt: Date.now() });
      if (state.isStoring !== undefined) return send();
      try {
        // A page without data is shown because the server did not answer.
        if (served === undefined) {
          const record = await readKept<Data>(name);
          change({ state: "offline", data: record?.data, readAt: record?.readAt });
        }
        await reload();
        change({ isStoring: true });
      } catch {
        // Storage is blocked: forms are posted at once, as without our script.
        return change({ isStoring: false });
      }
      listen();
      send();
    },

    /** @returns whether there was room for it */
    async give(subject: string, act: unknown, brought: Brought = {}): Promise<boolean> {
      const entry = { id: newUuid(), subject, act, ...brought, waits: false };
      const outcome = await storeAndSend(entry);
      return outcome.state !== "not-stored";
    },

    /** Waits for the answer as well, but not for long. */
    giveForm: (subject: string, act: unknown, brought: Brought = {}): Promise<Outcome> =>
      storeAndSend({ id: newUuid(), subject, act, ...brought, waits: true }),

    async sendAgain(entry: StoredEntry): Promise<void> {
      await markEntry(entry, undefined);
      await reload();
      sendNow();
    },

    async sendWithoutPhotos(entry: StoredEntry, act: unknown): Promise<void> {
      await dropPhotos(entry, act);
      await reload();
      sendNow();
    },
  };
}

/** Locks are known on secure origins only; elsewhere idempotency does what they do. */
const inTurn = (run: () => Promise<void>): Promise<void> =>
  "locks" in navigator ? navigator.locks.request("unsent", run).then(() => undefined) : run();
