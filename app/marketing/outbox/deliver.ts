/** Hands over what waits in the browser until the server has it or refuses it for good. */
import { eraseDraft, readDraft } from "#app/early/draft.ts";
import { type SendResult, sendSealed } from "#app/ui/form/send.ts";
import { emptyControls, type FormValues, readValues } from "#app/ui/form/values.ts";
import { apiRequest } from "#app/ui/request.ts";
import { alone } from "./alone.ts";
import { backOffMs, closedMs, isFinal } from "./pauses.ts";
import {
  allWaiting,
  findWaiting,
  forgetReturned,
  forgetWaiting,
  keepReturned,
  keepWaiting,
  returnedElsewhere,
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
  const key = placeOf(entry);
  keepWaiting({ ...entry, key, attempts: 0, notBefore: Date.now() + backOffMs(0) });
  return deliver(key);
}

/** A form keeps its key while it waits; another text under it must not push the first one out. */
function placeOf({ key, values }: Pick<Waiting, "key" | "values">): string {
  const there = findWaiting(key);
  return !there || isSame(there.values, values) ? key : placeOf({ key: `${key}+`, values });
}

const underway = new Map<string, Promise<Delivery>>();

/** One attempt, or the one that is underway; none where another tab is at it. */
export function deliver(key: string): Promise<Delivery> {
  const delivery =
    underway.get(key) ??
    alone(key, "waiting" as const, () => attempt(key)).finally(() => {
      underway.delete(key);
      schedule();
    });
  underway.set(key, delivery);
  return delivery;
}

/** Sends what waits, due or not: somebody is here, or the connection is back. */
export function deliverAll(): void {
  for (const { key, closedUntil = 0 } of allWaiting())
    if (closedUntil <= Date.now()) void deliver(key);
  schedule();
}

let started = false;

/** Once in the life of a page: tries what waits, and goes on trying. */
export function startOutbox(): void {
  if (started) return;
  started = true;
  addEventListener("online", deliverAll);
  addEventListener("storage", hearOtherTab);
  deliverAll();
}

/** Keys of what other tabs were refused: their taking it out is no delivery. */
const refusedElsewhere = new Set<string>();

function hearOtherTab(event: StorageEvent): void {
  const returned = returnedElsewhere(event);
  if (returned) {
    refusedElsewhere.add(returned.entry.key);
    tell(returned.entry, { ok: false, refusal: returned.refusal, cause: undefined });
  }
  const entry = takenElsewhere(event);
  if (!entry || refusedElsewhere.has(entry.key)) return;
  settle(entry);
  tell(entry, { ok: true, reference: undefined });
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
  const closedUntil = Date.now() + closedMs(refusal);
  const notBefore = Math.max(Date.now() + backOffMs(entry.attempts), closedUntil);
  keepWaiting({ ...entry, attempts: entry.attempts + 1, notBefore, closedUntil });
  return "waiting";
}

function repeat({ repeatUrl, values, headers }: Waiting): void {
  if (repeatUrl) apiRequest("POST", repeatUrl, values, headers).catch(() => undefined);
}

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

/** The draft of what has arrived goes; what was changed since stays, for it is another text. */
function settle({ form, values }: Waiting): void {
  const open = document.querySelector<HTMLFormElement>(`form[data-draft="${form}"]`);
  if (open) {
    if (!isSame(readValues(open), values)) return;
    emptyControls(open);
    eraseDraft(form);
    return;
  }
  const draft = readDraft(form);
  const isUnchanged = Object.entries(values).every(
    ([name, value]) => draft?.values[name] === String(value),
  );
  if (isUnchanged) eraseDraft(form);
}

const isSame = (one: FormValues, other: FormValues): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What the form has shown need not be kept for it. */
function tell({ form, key }: Waiting, delivery: SendResult): Delivery {
  const ofForm = listeners.get(form) ?? [];
  for (const listener of ofForm) listener(delivery);
  if ([...ofForm].length > 0) forgetReturned(key);
  return delivery;
}
