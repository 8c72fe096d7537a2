import { and, eq, inArray, sql } from "drizzle-orm";
import {
  contactMessageEmails,
  signupKeyOf,
} from "#features/contact-messages/submit-contact-message.server.ts";
import { contactMessages } from "#features/contact-messages/tables/contact-messages.ts";
import { applicationEmails } from "#features/job-applications/submit-application.server.ts";
import { newsletterSignups } from "#features/newsletter/tables/newsletter.ts";
import { quoteRequestEmails } from "#features/opportunities/submit-quote-request.server.ts";
import { ownPageKinds } from "#features/own-page-kinds.server.ts";
import { hasWithdrawn } from "#features/own-pages/own-page-entries.server.ts";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import type { Transaction } from "#platform/database/client.ts";
import type { NewEmail } from "#platform/email/email-messages.ts";
import { queueEmails } from "#platform/email/queue-emails.server.ts";
import { emails } from "#platform/email/tables/emails.ts";
import { nothingChanged } from "#platform/history/field-changes.ts";
import { recordHistory } from "#platform/history/history.server.ts";
import { undoableEmailDelaySeconds } from "#platform/history/undo-limits.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { isUniqueViolation } from "#platform/identity/unique-violation.ts";
import type { CommandContext } from "#platform/records/submission.ts";
import {
  changeSubmissionRecord,
  type HandledRecord,
  type SubmissionChange,
  type SubmissionName,
  type SubmissionResult,
} from "./change-submission-record.server.ts";
import { mayDecideQuarantine } from "./submission-kinds.ts";
import { submissionTables } from "./submission-tables.server.ts";

/** Its emails leave once it cannot be undone; an accepted copy replaces it and already had them. */
export async function releaseFromQuarantine(
  context: CommandContext,
  actor: Actor,
  name: SubmissionName,
): Promise<SubmissionResult> {
  const release = () =>
    context.db.transaction(async (outer) => {
      const result = await changeSubmissionRecord(
        { db: outer },
        actor,
        name,
        mayDecideQuarantine(actor, name.kind),
        (tx, record) => releaseRecord(context, tx, actor, name, record),
      );
      if (result.ok) await closeWithdrawn(outer, context, name);
      return result;
    });
  try {
    return await release();
  } catch (error) {
    // A copy was accepted after the first search: it is found now.
    if (!isUniqueViolation(error, submissionTables[name.kind].attemptIndex)) throw error;
    return release();
  }
}

/** Contact messages have no page on which they could be taken back. */
const isWithdrawn = async (tx: Transaction, { kind, id }: SubmissionName): Promise<boolean> =>
  kind !== "contact-message" && (await hasWithdrawn(tx, { kind, subjectId: id }));

/** If its sender withdrew it while it was in quarantine, releasing it must not open it again. */
async function closeWithdrawn(
  tx: Transaction,
  { queue }: CommandContext,
  name: SubmissionName,
): Promise<void> {
  if (name.kind === "contact-message" || !(await isWithdrawn(tx, name))) return;
  const kind = ownPageKinds[name.kind];
  const state = await kind.lock(tx, name.id);
  if (state?.isOpen && state.isHandled) await kind.withdraw(tx, queue, name.id);
}

async function releaseRecord(
  { queue }: CommandContext,
  tx: Transaction,
  actor: Actor,
  { kind, id }: SubmissionName,
  record: HandledRecord,
): Promise<SubmissionChange | "wrong-state"> {
  if (record.screening !== "quarantined" || record.joinedTo !== null) return "wrong-state";
  const copy = await acceptedCopy(tx, { kind, id }, record);
  if (copy !== undefined) {
    await recordHistory(tx, {
      recordKind: kind,
      recordId: copy.id,
      kind: "copy-joined",
      actorId: actor.accountId,
      change: nothingChanged,
      details: { id, reference: record.reference },
    });
    await sendChangeEvent(tx, { kind, id: copy.id });
    const set = { joinedTo: copy.id, spamConfirmedAt: null };
    return { kind: "released", set, details: { joined: copy } };
  }
  // Nobody is told that somebody will answer what was taken back.
  if (!(await isWithdrawn(tx, { kind, id })))
    await queueEmails(tx, queue, await emailsOf(tx, { kind, id }), {
      afterSeconds: undoableEmailDelaySeconds,
    });
  return { kind: "released", set: { screening: "accepted", spamConfirmedAt: null } };
}

async function acceptedCopy(
  tx: Transaction,
  { kind }: SubmissionName,
  { idempotencyKey, fingerprint }: HandledRecord,
): Promise<{ id: string; reference: string } | undefined> {
  const { table } = submissionTables[kind];
  const [copy] = await tx
    .select({ id: table.id, reference: table.reference })
    .from(table)
    .where(
      and(
        eq(table.idempotencyKey, idempotencyKey),
        eq(table.fingerprint, fingerprint),
        eq(table.screening, "accepted"),
      ),
    );
  return copy;
}

async function emailsOf(tx: Transaction, { kind, id }: SubmissionName): Promise<NewEmail[]> {
  if (kind === "contact-message") {
    const [message] = await tx.select().from(contactMessages).where(eq(contactMessages.id, id));
    return message ? contactMessageEmails(tx, message) : [];
  }
  const { table } = submissionTables[kind];
  const [record] = await tx.select({ email: table.email }).from(table).where(eq(table.id, id));
  if (record === undefined) return [];
  const about = { id, email: record.email };
  return kind === "lead" ? quoteRequestEmails(about) : applicationEmails(about);
}

/** Deletes the emails of a release, and its newsletter signup. @returns false if one no longer waits to be sent */
export async function withdrawEmails(
  tx: Transaction,
  { kind, id }: SubmissionName,
): Promise<boolean> {
  const signups = await tx
    .select({ id: newsletterSignups.id })
    .from(newsletterSignups)
    .where(eq(newsletterSignups.idempotencyKey, signupKeyOf(id)));
  const about = [id, ...signups.map((signup) => signup.id)];
  const withdrawn = and(
    inArray(emails.aboutId, about),
    inArray(emails.aboutKind, [kind, "newsletter-signup"]),
  );
  const gone = await tx.delete(emails).where(withdrawn).returning({ state: emails.state });
  await tx.delete(newsletterSignups).where(eq(newsletterSignups.idempotencyKey, signupKeyOf(id)));
  return gone.every(({ state }) => state === "queued");
}

/** Hidden, and deleted with the rest of the quarantine. */
export const confirmSpam = (
  context: Pick<CommandContext, "db">,
  actor: Actor,
  name: SubmissionName,
): Promise<SubmissionResult> =>
  changeSubmissionRecord(
    context,
    actor,
    name,
    mayDecideQuarantine(actor, name.kind),
    async (_, record) => {
      if (record.screening !== "quarantined" || record.joinedTo !== null) return "wrong-state";
      if (record.spamConfirmedAt !== null) return "already-done";
      return { kind: "spam-confirmed", set: { spamConfirmedAt: sql`now()` } };
    },
  );
