/** Sends the entries of the browser's outbox until the server accepts or finally refuses them. */
import { eraseDraft, readDraft } from "#platform/pre-hydration/draft.ts";
import { type SendResult, sendFormRequest } from "#ui/form/send.ts";
import { emptyControls, type FormValues, readValues } from "#ui/form/values.ts";
import { apiRequest } from "#ui/request.ts";
import {
  findEntry,
  listEntries,
  listRejected,
  type OutboxEntry,
  outlivesPage,
  type RejectedEntry,
  rejectedElsewhere,
  removedElsewhere,
  removeEntry,
  removeRejected,
  saveEntry,
  saveRejected,
} from "./entries.ts";
import { confirmBeforeLeaving } from "./leaving.ts";
import { backOffMs, closedMs, isDue, isFinal, isOpen, sleepMs } from "./retry-delay.ts";
import { withTabLock } from "./tab-lock.ts";

export type Delivery = SendResult | "waiting";

type Listener = (delivery: Delivery) => void;
const listeners = new Map<string, Set<Listener>>();

/** Reports every settled entry of a form, in any tab. @returns stops reporting */
export function onDelivery(form: string, listener: Listener): () => void {
  const ofForm = listeners.get(form) ?? new Set();
  listeners.set(form, ofForm.add(listener));
  startOutbox();
  return () => ofForm.delete(listener);
}

/** Stores the entry before sending it, so that nothing that happens meanwhile loses it. */
export function submit(entry: Omit<OutboxEntry, "attempts" | "notBefore">): Promise<Delivery> {
  startOutbox();
  const key = keyFor(entry);
  saveEntry({ ...entry, key, attempts: 0, notBefore: Date.now() + backOffMs(0) });
  schedule();
  return deliver(key);
}

/** A form keeps its key while an entry waits; different text under it must not replace the first. */
function keyFor({ key, values }: Pick<OutboxEntry, "key" | "values">): string {
  const there = findEntry(key);
  return !there || isSame(there.values, values) ? key : keyFor({ key: `${key}+`, values });
}

const inFlight = new Map<string, Promise<Delivery>>();

/** Starts an attempt or joins the running one; `waiting` where another tab is sending. */
export function deliver(key: string): Promise<Delivery> {
  const delivery =
    inFlight.get(key) ??
    withTabLock(key, "waiting" as const, () => attempt(key)).finally(() => {
      inFlight.delete(key);
      schedule();
    });
  inFlight.set(key, delivery);
  return delivery;
}

/** Due or not: the visitor is back, or the connection is. */
export function deliverAll(): void {
  for (const entry of listEntries()) if (isOpen(entry)) void deliver(entry.key);
  schedule();
}

let started = false;

/** Starts once per page load; later calls do nothing. */
export function startOutbox(): void {
  if (started) return;
  started = true;
  addEventListener("online", deliverAll);
  addEventListener("storage", onStorageEvent);
  addEventListener("pageshow", onPageShow);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") deliverAll();
  });
  deliverAll();
}

/** Keys that other tabs were refused: when those remove the entry, it was not delivered. */
const refusedElsewhere = new Set<string>();

function onStorageEvent(event: StorageEvent): void {
  const rejected = rejectedElsewhere(event);
  if (rejected) onRefused(rejected);
  const entry = removedElsewhere(event);
  if (entry) onAccepted(entry);
}

function onRefused({ entry, refusal }: RejectedEntry): void {
  refusedElsewhere.add(entry.key);
  report(entry, { ok: false, refusal, cause: undefined });
}

function onAccepted(entry: OutboxEntry): void {
  if (refusedElsewhere.has(entry.key)) return;
  deleteSentDraft(entry);
  report(entry, { ok: true, reference: undefined });
}

let seen: OutboxEntry[] = [];

/** A page from the back/forward cache missed all storage events. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  const removed = seen.filter(({ key }) => findEntry(key) === undefined);
  const rejected = listRejected();
  for (const entry of removed) {
    const refusedEntry = rejected.find((refusal) => refusal.entry.key === entry.key);
    if (refusedEntry) onRefused(refusedEntry);
    else onAccepted(entry);
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
    deleteSentDraft(entry);
    return report(entry, result);
  }
  const { refusal, cause } = result;
  if (refusal && isFinal(refusal)) {
    saveRejected({ entry, refusal });
    removeEntry(key);
    return report(entry, result);
  }
  if (!refusal) console.error(cause); // Answers that are not ok are logged where they arrive.
  // The second address may work where the first does not; the server merges duplicates by key.
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
  confirmBeforeLeaving(!seen.every(outlivesPage));
  if (seen.length === 0) return;
  const next = Math.min(...seen.map(({ notBefore }) => notBefore));
  timer = setTimeout(() => {
    const due = listEntries().filter(isDue);
    for (const { key } of due) void deliver(key);
    if (due.length === 0) schedule();
  }, sleepMs(next));
}

/** A draft that was changed since is a different text and stays. */
function deleteSentDraft({ form, values }: OutboxEntry): void {
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

/** A refusal that the form has shown need not be stored any longer. */
function report({ form, key }: OutboxEntry, delivery: SendResult): Delivery {
  const ofForm = listeners.get(form) ?? [];
  for (const listener of ofForm) listener(delivery);
  if ([...ofForm].length > 0) removeRejected(key);
  return delivery;
}
