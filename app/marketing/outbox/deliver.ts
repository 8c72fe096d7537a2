/** Hands over what waits in the browser until the server has it or refuses it for good. */
import { eraseDraft, readDraft } from "#app/early/draft.ts";
import { type SendResult, sendSealed } from "#app/ui/form/send.ts";
import { emptyControls, readValues } from "#app/ui/form/values.ts";
import { apiRequest, type Refusal } from "#app/ui/request.ts";
import {
  allWaiting,
  findReturned,
  findWaiting,
  forgetWaiting,
  keepReturned,
  keepWaiting,
  takenElsewhere,
  type Waiting,
} from "./waiting.ts";

/** What became of one attempt; `waiting` where it will be tried again. */
export type Delivery = SendResult | "waiting";

type Listener = (delivery: Delivery) => void;
const listeners = new Map<string, Set<Listener>>();

/** Tells of every entry of a form that is settled, in this tab or in another. */
export function onDelivery(form: string, listener: Listener): () => void {
  const ofForm = listeners.get(form) ?? new Set();
  listeners.set(form, ofForm.add(listener));
  startOutbox();
  return () => ofForm.delete(listener);
}

/** Keeps the entry first and sends it then, so that nothing that happens meanwhile loses it. */
export function handIn(entry: Omit<Waiting, "attempts" | "notBefore">): Promise<Delivery> {
  startOutbox();
  keepWaiting({ ...entry, attempts: 0, notBefore: Date.now() + backOffMs(0) });
  return deliver(entry.key);
}

const underway = new Map<string, Promise<Delivery>>();

/** One attempt, or the one that is underway; none where another tab is at it. */
export function deliver(key: string): Promise<Delivery> {
  const delivery =
    underway.get(key) ??
    alone(key, () => attempt(key)).finally(() => {
      underway.delete(key);
      schedule();
    });
  underway.set(key, delivery);
  return delivery;
}

/** Sends everything that waits, due or not: somebody is here, or the connection is back. */
export function deliverAll(): void {
  for (const { key } of allWaiting()) void deliver(key);
}

let started = false;

/** Once in the life of a page: tries what waits, and goes on trying. */
export function startOutbox(): void {
  if (started) return;
  started = true;
  addEventListener("online", deliverAll);
  addEventListener("storage", (event) => {
    const entry = takenElsewhere(event);
    if (!entry) return;
    const returned = findReturned(entry.form);
    if (returned?.entry.key === entry.key) return tell(entry, refused(returned.refusal));
    settle(entry);
    tell(entry, { ok: true, reference: undefined });
  });
  deliverAll();
}

async function attempt(key: string): Promise<Delivery> {
  const entry = findWaiting(key);
  if (!entry) return { ok: true, reference: undefined }; // Another tab was faster.

  const result = await sendSealed(entry.url, entry);
  if (result.ok) {
    repeat(entry);
    forgetWaiting(key);
    settle(entry);
    return tell(entry, result);
  }
  const { refusal, cause } = result;
  if (refusal && isFinal(refusal.status)) {
    keepReturned({ entry, refusal });
    forgetWaiting(key);
    return tell(entry, result);
  }
  if (!refusal) console.error(cause); // Answers that are not ok are logged where they arrive.
  // The second way may be open where the first is shut; the server joins what comes by both.
  if (entry.attempts === 0 && (refusal?.status ?? 500) >= 500) repeat(entry);
  const pauseMs = Math.max(backOffMs(entry.attempts + 1), refusal?.status === 429 ? 60_000 : 0);
  keepWaiting({ ...entry, attempts: entry.attempts + 1, notBefore: Date.now() + pauseMs });
  return "waiting";
}

function repeat({ repeatUrl, values, headers }: Waiting): void {
  if (repeatUrl) apiRequest("POST", repeatUrl, values, headers).catch(() => undefined);
}

/** What the same words will meet again; a timeout and a full quota pass. */
const isFinal = (status: number) =>
  status >= 400 && status < 500 && status !== 408 && status !== 429;

/** 5 s, then twice as long each time up to ten minutes; a fifth more or less, so that not all come at once. */
const backOffMs = (attempts: number) =>
  Math.min(5_000 * 2 ** attempts, 600_000) * (0.8 + Math.random() * 0.4);

let timer: ReturnType<typeof setTimeout> | undefined;

function schedule(): void {
  clearTimeout(timer);
  const waiting = allWaiting();
  if (waiting.length === 0) return;
  const next = Math.min(...waiting.map(({ notBefore }) => notBefore));
  timer = setTimeout(
    () => {
      const due = allWaiting().filter(({ notBefore }) => notBefore <= Date.now());
      for (const { key } of due) void deliver(key);
      if (due.length === 0) schedule();
    },
    Math.max(next - Date.now(), 2_000),
  );
}

/** Two tabs do not send the same twice; where locks are missing, the server's idempotency does the rest. */
async function alone(key: string, act: () => Promise<Delivery>): Promise<Delivery> {
  if (!("locks" in navigator)) return act();
  return navigator.locks.request(`outbox:${key}`, { ifAvailable: true }, (lock) =>
    lock ? act() : "waiting",
  );
}

/** The draft of what has arrived goes; what was changed since stays, for it is another text. */
function settle({ form, key, values }: Waiting): void {
  const open = document.querySelector<HTMLFormElement>(`form[data-draft="${form}"]`);
  if (open) {
    if (JSON.stringify(readValues(open)) !== JSON.stringify(values)) return;
    emptyControls(open);
    eraseDraft(form);
    return;
  }
  const draft = readDraft(form);
  const isUnchanged = Object.entries(values).every(
    ([name, value]) => draft?.values[name] === String(value),
  );
  if (draft?.key === key && isUnchanged) eraseDraft(form);
}

function tell(entry: Waiting, delivery: SendResult): Delivery {
  for (const listener of listeners.get(entry.form) ?? []) listener(delivery);
  return delivery;
}

const refused = (refusal: Refusal): SendResult => ({ ok: false, refusal, cause: undefined });
