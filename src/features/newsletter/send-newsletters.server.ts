/**
 * Sends newsletters by the clock: begins what is due, queues emails in batches, and writes down what
 * became of them. Any number of processes may do it at once, and be killed at it: the row is locked for
 * each batch, the batch and the place up to which readers are queued are one transaction, and the key
 * of each email stands once.
 */
import { and, asc, desc, eq, gt, inArray, isNull, lte, sql } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { queueEmails, queueJobsOf } from "#platform/email/queue-emails.server.ts";
import { emails } from "#platform/email/tables/emails.ts";
import { changedFields } from "#platform/history/field-changes.ts";
import { recordHistory } from "#platform/history/history.server.ts";
import { historyEvents } from "#platform/history/tables/history-events.ts";
import { tooLateFor } from "./newsletter-types.ts";
import {
  countOutcomes,
  heldBackReason,
  isOfNewsletter,
  settledFigures,
} from "./newsletters.server.ts";
import { isReader } from "./subscribers.server.ts";
import { subscribers } from "./tables/newsletter.ts";
import { type NewsletterRow, newsletters } from "./tables/newsletters.ts";

interface Context {
  db: Database;
  queue: PgBoss;
}

/** Half a minute of one process, which sends ten a second: what is stopped has little left to take back. */
const batchSize = 300;

/** @returns how many readers there are at this moment; whoever subscribes later gets the next one */
export async function beginSending(tx: Transaction, id: string): Promise<number> {
  const expected = await tx.$count(subscribers, isReader);
  await tx
    .update(newsletters)
    .set({ state: "sending", sendAt: null, startedAt: sql`clock_timestamp()`, expected })
    .where(eq(newsletters.id, id));
  return expected;
}

/**
 * Begins newsletters whose time has come. One that was due more than a day ago stays scheduled: nobody
 * expects it any more, and a clock that was wrong for a minute must do no harm.
 */
export function beginDue(db: Database, now = new Date()): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: newsletters.id })
      .from(newsletters)
      .where(
        and(
          eq(newsletters.state, "scheduled"),
          lte(newsletters.sendAt, now),
          gt(newsletters.sendAt, tooLateFor(now)),
        ),
      )
      .for("update", { skipLocked: true });
    for (const { id } of due) {
      const expected = await beginSending(tx, id);
      await recordHistory(tx, {
        recordKind: "newsletter",
        recordId: id,
        actorId: null,
        kind: "started",
        change: changedFields({ state: "scheduled" }, { state: "sending" }),
        details: { expected },
      });
      await sendChangeEvent(tx, { kind: "newsletter", id });
    }
    return due.length;
  });
}

/** @returns whether emails were queued */
export function queueNextBatch({ db, queue }: Context, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [newsletter] = await tx
      .select()
      .from(newsletters)
      .where(and(eq(newsletters.id, id), eq(newsletters.state, "sending")))
      .for("update");
    if (newsletter === undefined || newsletter.isQueued) return false;
    const readers = await nextReaders(tx, newsletter);
    await queueEmails(
      tx,
      queue,
      readers.map((reader) => ({
        message: "newsletter" as const,
        to: reader.email,
        about: { kind: "newsletter" as const, id },
        data: { subscriberId: reader.id },
        key: `newsletter.${id}.${reader.id}`,
      })),
      { isBulk: true },
    );
    const isQueued = readers.length < batchSize;
    const queuedTo = readers.at(-1)?.id ?? newsletter.queuedTo;
    await tx.update(newsletters).set({ isQueued, queuedTo }).where(eq(newsletters.id, id));
    return readers.length > 0;
  });
}

const nextReaders = (tx: Transaction, { startedAt, queuedTo }: NewsletterRow) =>
  tx
    .select({ id: subscribers.id, email: subscribers.email })
    .from(subscribers)
    .where(
      and(
        isReader,
        lte(subscribers.confirmedAt, startedAt ?? new Date(0)),
        queuedTo === null ? undefined : gt(subscribers.id, queuedTo),
      ),
    )
    .orderBy(asc(subscribers.id))
    .limit(batchSize);

/** Settles a newsletter that was sent or stopped, once none of its emails can change. @returns whether */
export function settle(db: Database, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [newsletter] = await tx
      .select()
      .from(newsletters)
      .where(and(eq(newsletters.id, id), isNull(newsletters.figures)))
      .for("update");
    if (newsletter === undefined) return false;
    const { state, isQueued } = newsletter;
    if (state !== "stopped" && !(state === "sending" && isQueued)) return false;
    const counts = await countOutcomes(tx, id);
    if (counts.waiting + counts.retrying > 0) return false;
    const figures = settledFigures(counts);
    await tx
      .update(newsletters)
      .set({
        figures,
        ...(state === "sending" && { state: "sent", finishedAt: sql`clock_timestamp()` }),
      })
      .where(eq(newsletters.id, id));
    // A mail server that refuses most of them has another reason than their mailboxes.
    if (figures.delivered > figures.refused) await countRefusals(tx, id);
    if (state === "sending")
      await recordHistory(tx, {
        recordKind: "newsletter",
        recordId: id,
        actorId: null,
        kind: "finished",
        change: changedFields({ state }, { state: "sent" }),
        details: { ...figures },
      });
    await sendChangeEvent(tx, { kind: "newsletter", id });
    return true;
  });
}

/** RFC 3463: no such mailbox, no such domain, an address that is none, a mailbox that has moved or is disabled. */
const noSuchMailbox = "^5[0-9][0-9][ -](5\\.1\\.(1|2|3|6|10)|5\\.2\\.1)([^0-9]|$)";

/**
 * A newsletter of which uncertain emails were repeated settles once more: its refusals have been counted, and
 * only emails that have arrived since then say something new of their mailboxes.
 */
async function countRefusals(tx: Transaction, id: string): Promise<void> {
  const { recordId, kind, at, position } = historyEvents;
  const [settled] = await tx
    .select({ at })
    .from(historyEvents)
    .where(and(eq(recordId, id), eq(kind, "finished")))
    .orderBy(desc(position))
    .limit(1);
  const readerOf = (condition: ReturnType<typeof and>) =>
    tx
      .select({ id: sql<string>`(${emails.data} ->> 'subscriberId')::uuid` })
      .from(emails)
      .where(and(isOfNewsletter(id), condition));
  const isRefused = and(
    eq(emails.state, "failed"),
    isNull(emails.handedOverAt),
    sql`${emails.lastAnswer} ~ ${noSuchMailbox}`,
  );
  if (settled === undefined)
    await tx
      .update(subscribers)
      .set({ refusals: sql`${subscribers.refusals} + 1` })
      .where(inArray(subscribers.id, readerOf(isRefused)));
  const hasArrived = and(eq(emails.state, "sent"), settled && gt(emails.sentAt, settled.at));
  await tx
    .update(subscribers)
    .set({ refusals: 0 })
    .where(and(gt(subscribers.refusals, 0), inArray(subscribers.id, readerOf(hasArrived))));
}

const isUnderWay = sql`${newsletters.state} = 'sending' or (${newsletters.state} = 'stopped' and ${newsletters.figures} is null)`;

/**
 * Emails that wait are taken back as by a stop: one that the mail server is taking at this moment still
 * arrives, and is not sent again.
 * @returns how many newsletters had any
 */
export async function holdNewslettersBack(db: Database): Promise<number> {
  let held = 0;
  const underWay = await db.select({ id: newsletters.id }).from(newsletters).where(isUnderWay);
  for (const { id } of underWay) {
    if (await settle(db, id)) continue;
    const isHeld = await db.transaction(async (tx) => {
      const taken = await tx
        .update(emails)
        .set({ state: "held", lastAnswer: heldBackReason })
        .where(and(isOfNewsletter(id), eq(emails.state, "queued"), isNull(emails.handedOverAt)))
        .returning({ id: emails.id });
      if (taken.length > 0) await sendChangeEvent(tx, { kind: "newsletter", id });
      return taken.length > 0;
    });
    if (isHeld) held++;
  }
  return held;
}

/** Emails that were held back are queued again in the same rows, because nobody has got any of them. */
export async function resumeNewsletters({ db, queue }: Context): Promise<void> {
  const sending = await db
    .select({ id: newsletters.id })
    .from(newsletters)
    .where(eq(newsletters.state, "sending"));
  for (const { id } of sending)
    await db.transaction(async (tx) => {
      const again = await tx
        .update(emails)
        .set({ state: "queued", lastAnswer: null, tries: 0 })
        .where(
          and(isOfNewsletter(id), eq(emails.state, "held"), eq(emails.lastAnswer, heldBackReason)),
        )
        .returning({ id: emails.id });
      if (again.length === 0) return;
      const ids = again.map((email) => email.id);
      await queueJobsOf(tx, queue, ids, { isBulk: true });
      await sendChangeEvent(tx, { kind: "newsletter", id });
    });
}

/**
 * One step for each newsletter that is on its way, and a change event for the screens that follow it.
 * @returns whether another step is worth taking soon: emails that the mail server put off wait for minutes
 */
export async function advanceNewsletters(context: Context): Promise<boolean> {
  const { db } = context;
  const underWay = await db
    .select({ id: newsletters.id, isQueued: newsletters.isQueued })
    .from(newsletters)
    .where(isUnderWay);
  let isBusy = false;
  for (const { id, isQueued } of underWay) {
    if (await settle(db, id)) continue;
    const { waiting } = await countOutcomes(db, id);
    if (waiting < batchSize && !isQueued) await queueNextBatch(context, id);
    isBusy ||= waiting > 0 || !isQueued;
    await db.transaction((tx) => sendChangeEvent(tx, { kind: "newsletter", id }));
  }
  return isBusy;
}
