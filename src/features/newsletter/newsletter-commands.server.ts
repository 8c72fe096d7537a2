/**
 * Staff write, schedule, send and stop newsletters. Each command locks the newsletter and checks its state.
 */
import { and, eq, isNull, or, sql } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import { company } from "#content/company.ts";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { queueEmails, queueJobsOf } from "#platform/email/queue-emails.server.ts";
import { emails } from "#platform/email/tables/emails.ts";
import { dayMs } from "#platform/format/durations.ts";
import { keepChangedStretches } from "#platform/history/changed-stretch.ts";
import {
  changedFields,
  createdFields,
  type FieldChanges,
  nothingChanged,
  removedFields,
} from "#platform/history/field-changes.ts";
import { type HistoryDetails, recordHistory } from "#platform/history/history.server.ts";
import type { HistoryKindOf } from "#platform/history/history-messages.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { startJob } from "#platform/jobs/start-job.server.ts";
import { languages } from "#platform/language/language.ts";
import { changeRecord, type Done, done } from "#platform/records/change-record.server.ts";
import { isUnchanged, type Texts } from "#platform/records/merge-edit.ts";
import { type EditRefusal, mergeFields } from "#platform/records/merge-fields.server.ts";
import { type ChangedSince, checkSeenMark } from "#platform/records/seen-mark.server.ts";
import { newsletterJob } from "./newsletter-job.server.ts";
import {
  completeness,
  fieldsOf,
  type NewsletterForm,
  type NewsletterTexts,
  textsOf,
  writtenLanguages,
} from "./newsletter-types.ts";
import { heldBackReason, isOfNewsletter, isUncertain } from "./newsletters.server.ts";
import { beginSending } from "./send-newsletters.server.ts";
import { isReader } from "./subscribers.server.ts";
import { subscribers } from "./tables/newsletter.ts";
import { type NewsletterRow, newsletters } from "./tables/newsletters.ts";

interface Context {
  db: Database | Transaction;
  queue: PgBoss;
}

export type NewsletterProblem =
  /** Whoever may not send newsletters gets this answer too. */
  | "not-found"
  | "not-allowed"
  /** Somebody else did it before, or it has left. */
  | "wrong-state"
  /** Its text is not the one that its sender has seen. */
  | "changed-text"
  /** No language has both a subject and a text. */
  | "nothing-written"
  /** A language has a subject and no text, or a text and no subject. */
  | "half-written"
  | "no-readers"
  | "in-the-past"
  | "too-far-ahead"
  | "nothing-uncertain";

export type NewsletterResult = { ok: true } | { ok: false; reason: NewsletterProblem };

interface NewsletterChange {
  kind: HistoryKindOf<"newsletter">;
  change: FieldChanges;
  details?: HistoryDetails;
}

async function recordNewsletterChange(
  tx: Transaction,
  actor: Actor,
  id: string,
  change: NewsletterChange,
): Promise<void> {
  await recordHistory(tx, {
    ...change,
    recordKind: "newsletter",
    recordId: id,
    actorId: actor.accountId,
  });
  await sendChangeEvent(tx, { kind: "newsletter", id });
}

async function lockNewsletter(
  tx: Transaction,
  actor: Actor,
  id: string,
): Promise<NewsletterRow | undefined> {
  if (!may(actor, "newsletters.send")) return undefined;
  const [row] = await tx.select().from(newsletters).where(eq(newsletters.id, id)).for("update");
  return row;
}

const changeNewsletter = <Refusal extends { ok: false } = never>(
  { db }: Pick<Context, "db">,
  actor: Actor,
  id: string,
  decide: (
    tx: Transaction,
    newsletter: NewsletterRow,
  ) => Promise<NewsletterChange | NewsletterProblem | NoInfer<Refusal>>,
): Promise<NewsletterResult | NoInfer<Refusal>> =>
  changeRecord<NewsletterRow, NewsletterChange, NewsletterProblem, Done | NoInfer<Refusal>>(
    { db },
    {
      lock: (tx) => lockNewsletter(tx, actor, id),
      isAllowed: true,
      decide,
      async apply(tx, _, change) {
        await recordNewsletterChange(tx, actor, id, change);
        return done;
      },
    },
  );

const stateChange = (before: NewsletterRow["state"], after: NewsletterRow["state"]): FieldChanges =>
  changedFields({ state: before }, { state: after });

export function addNewsletter(
  { db }: Pick<Context, "db">,
  actor: Actor,
  fields: NewsletterForm,
): Promise<{ ok: true; id: string } | { ok: false; reason: NewsletterProblem }> {
  return db.transaction(async (tx) => {
    if (!may(actor, "newsletters.send")) return { ok: false, reason: "not-found" };
    return { ok: true, id: await insertDraft(tx, actor, textsOf(fields)) };
  });
}

async function insertDraft(tx: Transaction, actor: Actor, texts: NewsletterTexts): Promise<string> {
  const id = newId();
  await tx.insert(newsletters).values({ id, texts, createdBy: actor.accountId });
  const change = keepChangedStretches(createdFields(fieldsOf(texts)));
  await recordNewsletterChange(tx, actor, id, { kind: "added", change });
  return id;
}

/** @param seen what the form showed */
export const editNewsletter = (
  { db }: Pick<Context, "db">,
  actor: Actor,
  id: string,
  sent: NewsletterForm,
  seen: Texts = {},
): Promise<NewsletterResult | EditRefusal> =>
  db.transaction(async (tx): Promise<NewsletterResult | EditRefusal> => {
    const newsletter = await lockNewsletter(tx, actor, id);
    if (newsletter === undefined) return { ok: false, reason: "not-found" };
    if (newsletter.state !== "draft") return { ok: false, reason: "wrong-state" };
    const stored = fieldsOf(newsletter.texts);
    const record = { recordKind: "newsletter", recordId: id } as const;
    const change = await mergeFields(tx, actor, record, { stored, seen, sent });
    if ("ok" in change) return change;
    if (isUnchanged(change)) return done;
    const texts = textsOf({ ...stored, ...change.after });
    await tx
      .update(newsletters)
      .set({ texts, revision: newsletter.revision + 1 })
      .where(eq(newsletters.id, id));
    await recordNewsletterChange(tx, actor, id, {
      kind: "changed",
      // The whole of each edit would be a megabyte for an issue.
      change: keepChangedStretches(change),
    });
    return done;
  });

/**
 * The sender of a test gets it in each language that is written.
 * @param hasMailServer without one it is kept as files, and its history must not say that it was sent
 */
export const sendTest = (
  context: Context,
  actor: Actor,
  id: string,
  hasMailServer: boolean,
): Promise<NewsletterResult> =>
  changeNewsletter(context, actor, id, async (tx, { texts }) => {
    const written = writtenLanguages(texts);
    if (written.length === 0) return "nothing-written";
    const { accountId } = actor;
    const [delivery] = await tx
      .select({ email: accounts.email })
      .from(accounts)
      .where(eq(accounts.id, accountId));
    if (delivery === undefined) return "not-found";
    const tests = written.map((language) => ({
      message: "newsletter-test" as const,
      to: delivery.email,
      about: { kind: "newsletter" as const, id },
      data: { accountId, language },
    }));
    await queueEmails(tx, context.queue, tests);
    return { kind: hasMailServer ? "test-sent" : "test-kept", change: nothingChanged };
  });

/** The reason why a newsletter cannot leave, now or at a given time. */
async function problemOf(
  tx: Transaction,
  { state, revision, texts }: NewsletterRow,
  seenRevision: number,
): Promise<NewsletterProblem | undefined> {
  if (state !== "draft") return "wrong-state";
  if (revision !== seenRevision) return "changed-text";
  const made = languages.map((language) => completeness(texts[language]));
  if (made.includes("half")) return "half-written";
  if (!made.includes("complete")) return "nothing-written";
  return (await tx.$count(subscribers, isReader)) === 0 ? "no-readers" : undefined;
}

export const sendNow = (
  context: Context,
  actor: Actor,
  id: string,
  seenRevision: number,
): Promise<NewsletterResult> =>
  changeNewsletter(context, actor, id, async (tx, newsletter) => {
    const problem = await problemOf(tx, newsletter, seenRevision);
    if (problem !== undefined) return problem;
    const expected = await beginSending(tx, id);
    await startJob(tx, context.queue, newsletterJob);
    return { kind: "started", change: stateChange("draft", "sending"), details: { expected } };
  });

const maxDaysAhead = 366;

/** @param time of day by the company's clock; one that the change to summer time skips is an hour later */
export const scheduleNewsletter = (
  context: Context,
  actor: Actor,
  id: string,
  { day, time, revision }: { day: string; time: string; revision: number },
  now = new Date(),
): Promise<NewsletterResult> =>
  changeNewsletter(context, actor, id, async (tx, newsletter) => {
    const problem = await problemOf(tx, newsletter, revision);
    if (problem !== undefined) return problem;
    const there = Temporal.PlainDate.from(day).toZonedDateTime({
      timeZone: company.timeZone,
      plainTime: time,
    });
    const sendAt = new Date(there.epochMilliseconds);
    if (sendAt <= now) return "in-the-past";
    if (sendAt.getTime() > now.getTime() + maxDaysAhead * dayMs) return "too-far-ahead";
    await tx.update(newsletters).set({ state: "scheduled", sendAt }).where(eq(newsletters.id, id));
    const before = { state: newsletter.state, sendAt: null };
    return { kind: "scheduled", change: changedFields(before, { state: "scheduled", sendAt }) };
  });

/** Back to a draft, which can be changed. */
export const unscheduleNewsletter = (
  context: Context,
  actor: Actor,
  id: string,
): Promise<NewsletterResult> =>
  changeNewsletter(context, actor, id, async (tx, { state, sendAt }) => {
    if (state !== "scheduled") return "wrong-state";
    await tx
      .update(newsletters)
      .set({ state: "draft", sendAt: null })
      .where(eq(newsletters.id, id));
    const change = changedFields({ state, sendAt }, { state: "draft", sendAt: null });
    return { kind: "unscheduled", change };
  });

/** An email that the mail server is accepting at this moment still arrives; no other does. */
export const stopNewsletter = (
  context: Context,
  actor: Actor,
  id: string,
): Promise<NewsletterResult> =>
  changeNewsletter(context, actor, id, async (tx, { state }) => {
    if (state !== "sending") return "wrong-state";
    await tx
      .update(newsletters)
      .set({ state: "stopped", finishedAt: sql`clock_timestamp()` })
      .where(eq(newsletters.id, id));
    await tx
      .update(emails)
      .set({ state: "held", lastAnswer: "stopped" })
      .where(
        and(
          isOfNewsletter(id),
          or(
            and(eq(emails.state, "queued"), isNull(emails.handedOverAt)),
            and(eq(emails.state, "held"), eq(emails.lastAnswer, heldBackReason)),
          ),
        ),
      );
    await startJob(tx, context.queue, newsletterJob);
    return { kind: "stopped", change: stateChange("sending", "stopped") };
  });

/**
 * Sends once more to readers of whom nobody knows if they got it: a person has decided that twice is better
 * than never.
 */
export const repeatUncertain = (
  context: Context,
  actor: Actor,
  id: string,
): Promise<NewsletterResult> =>
  changeNewsletter(context, actor, id, async (tx, { state }) => {
    if (state !== "sent" && state !== "sending") return "wrong-state";
    const again = await tx
      .update(emails)
      .set({ state: "queued", handedOverAt: null, lastAnswer: null, tries: 0 })
      .where(and(isOfNewsletter(id), isUncertain))
      .returning({ id: emails.id });
    if (again.length === 0) return "nothing-uncertain";
    const ids = again.map((email) => email.id);
    await queueJobsOf(tx, context.queue, ids, { isBulk: true });
    await tx
      .update(newsletters)
      .set({ state: "sending", finishedAt: null, figures: null })
      .where(eq(newsletters.id, id));
    await startJob(tx, context.queue, newsletterJob);
    const change = stateChange(state, "sending");
    return { kind: "repeated", change, details: { count: again.length } };
  });

/** A draft with the same texts: what was stopped is corrected and sent as another one. */
export function copyNewsletter(
  { db }: Pick<Context, "db">,
  actor: Actor,
  id: string,
): Promise<{ ok: true; id: string } | { ok: false; reason: NewsletterProblem }> {
  return db.transaction(async (tx) => {
    const newsletter = await lockNewsletter(tx, actor, id);
    if (newsletter === undefined) return { ok: false, reason: "not-found" };
    return { ok: true, id: await insertDraft(tx, actor, newsletter.texts) };
  });
}

/**
 * A newsletter that was sent cannot be deleted. The history keeps the whole text of a deleted draft, which is
 * nowhere else.
 * @param seen the revision that the page showed
 */
export const deleteDraft = (
  context: Pick<Context, "db">,
  actor: Actor,
  id: string,
  seen?: string,
): Promise<NewsletterResult | ChangedSince> =>
  changeNewsletter<ChangedSince>(context, actor, id, async (tx, { state, texts, revision }) => {
    if (state !== "draft") return "wrong-state";
    const record = { recordKind: "newsletter", recordId: id } as const;
    const changed = await checkSeenMark(tx, actor, record, { seen, mark: String(revision) });
    if (changed) return changed;
    await tx.delete(newsletters).where(eq(newsletters.id, id));
    return { kind: "deleted", change: removedFields(fieldsOf(texts)) };
  });
