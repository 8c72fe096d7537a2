/** Hands over what waits in the browser until the server has it or refuses it for good. */
import { eraseDraft, readDraft } from "#app/early/draft.ts";
import { type SendResult, sendFormRequest } from "#app/ui/form/send.ts";
import { emptyControls, type FormValues, readValues } from "#app/ui/form/values.ts";
import { apiRequest } from "#app/ui/request.ts";
import {
  claimedElsewhere,
  findEntry,
  listEntries,
  listRejected,
  type OutboxEntry,
  outlivesPage,
  type RejectedEntry,
  rejectedElsewhere,
  removeEntry,
  removeRejected,
  saveEntry,
  saveRejected,
} from "./entries.ts";
import { askBeforeLeaving } from "./leaving.ts";
import { backOffMs, closedMs, isDue, isFinal, isOpen, sleepMs } from "./retry-delay.ts";
import { alone } from "./tab-lock.ts";

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
export function submit(entry: Omit<OutboxEntry, "attempts" | "notBefore">): Promise<Delivery> {
  startOutbox();
  const key = placeOf(entry);
  saveEntry({ ...entry, key, attempts: 0, notBefore: Date.now() + backOffMs(0) });
  schedule();
  return deliver(key);
}

/** A form keeps its key while it waits; another text under it must not push the first one out. */
function placeOf({ key, values }: Pick<OutboxEntry, "key" | "values">): string {
  const there = findEntry(key);
  return !there || isSame(there.values, values) ? key : placeOf({ key: `${key}+`, values });
}

const inFlight = new Map<string, Promise<Delivery>>();

/** One attempt, or the one that is underway; none where another tab is at it. */
export function deliver(key: string): Promise<Delivery> {
  const delivery =
    inFlight.get(key) ??
    alone(key, "waiting" as const, () => attempt(key)).finally(() => {
      inFlight.delete(key);
      schedule();
    });
  inFlight.set(key, delivery);
  return delivery;
}

/** Sends what waits, due or not: somebody is here, or the connection is back. */
export function deliverAll(): void {
  for (const entry of listEntries()) if (isOpen(entry)) void deliver(entry.key);
  schedule();
}

let started = false;

/** Once in the life of a page: tries what waits, and goes on trying. */
export function startOutbox(): void {
  if (started) return;
  started = true;
  addEventListener("online", deliverAll);
  addEventListener("storage", hearOtherTab);
  addEventListener("pageshow", catchUp);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") deliverAll();
  });
  deliverAll();
}

/** Keys of what other tabs were refused: their taking it out is no delivery. */
const refusedElsewhere = new Set<string>();

function hearOtherTab(event: StorageEvent): void {
  const returned = rejectedElsewhere(event);
  if (returned) wasRefused(returned);
  const entry = claimedElsewhere(event);
  if (entry) wasTaken(entry);
}

function wasRefused({ entry, refusal }: RejectedEntry): void {
  refusedElsewhere.add(entry.key);
  tell(entry, { ok: false, refusal, cause: undefined });
}

function wasTaken(entry: OutboxEntry): void {
  if (refusedElsewhere.has(entry.key)) return;
  settle(entry);
  tell(entry, { ok: true, reference: undefined });
}

/** What waited when this page last looked. */
let seen: OutboxEntry[] = [];

/** A page that was put away heard nothing; it is shown again as it was left. */
function catchUp({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  const gone = seen.filter(({ key }) => findEntry(key) === undefined);
  const returned = listRejected();
  for (const entry of gone) {
    const refused = returned.find((one) => one.entry.key === entry.key);
    if (refused) wasRefused(refused);
    else wasTaken(entry);
  }
  deliverAll();
}

async function attempt(key: string): Promise<Delivery> {
  const entry = findEntry(key);
  if (!entry) return { ok: true, reference: undefined }; // Another tab was faster.

  const result = await sendFormRequest(entry.url, entry);
  if (result.ok) {
    repeat(entry);
    removeEntry(key);
    settle(entry);
    return tell(entry, result);
  }
  const { refusal, cause } = result;
  if (refusal && isFinal(refusal)) {
    saveRejected({ entry, refusal });
    removeEntry(key);
    return tell(entry, result);
  }
  if (!refusal) console.error(cause); // Answers that are not ok are logged where they arrive.
  // The second way may be open where the first is shut; the server joins what comes by both.
  if (entry.attempts === 0 && !(refusal?.isOurs && refusal.status < 500)) repeat(entry);
  const closed = closedMs(refusal);
  const notBefore = Date.now() + Math.max(backOffMs(entry.attempts), closed);
  const closedUntil = closed > 0 ? Date.now() + closed : undefined;
  saveEntry({ ...entry, attempts: entry.attempts + 1, notBefore, closedUntil });
  return "waiting";
}

function repeat({ repeatUrl, values, headers }: OutboxEntry): void {
  if (repeatUrl) apiRequest("POST", repeatUrl, values, headers).catch(() => undefined);
}

let timer: ReturnType<typeof setTimeout> | undefined;

function schedule(): void {
  clearTimeout(timer);
  seen = listEntries();
  askBeforeLeaving(!seen.every(outlivesPage));
  if (seen.length === 0) return;
  const next = Math.min(...seen.map(({ notBefore }) => notBefore));
  timer = setTimeout(() => {
    const due = listEntries().filter(isDue);
    for (const { key } of due) void deliver(key);
    if (due.length === 0) schedule();
  }, sleepMs(next));
}

/** The draft of what has arrived goes; what was changed since stays, for it is another text. */
function settle({ form, values }: OutboxEntry): void {
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
function tell({ form, key }: OutboxEntry, delivery: SendResult): Delivery {
  const ofForm = listeners.get(form) ?? [];
  for (const listener of ofForm) listener(delivery);
  if ([...ofForm].length > 0) removeRejected(key);
  return delivery;
}
