/** Queues emails that ask for feedback: one for each person and week, about the youngest question. */
import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import type { Database, Transaction } from "#platform/database/client.ts";
import { queueEmails } from "#platform/email/queue-emails.server.ts";
import { dayMs } from "#platform/format/durations.ts";
import { findActorOf } from "#platform/identity/find-actor.server.ts";
import { inVisibleFacility } from "#platform/identity/scope.server.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import type { NotificationDefinition } from "#platform/notifications/notification-definitions.server.ts";
import { findChoice } from "#platform/notifications/preferences.server.ts";
import { feedbackNotifications } from "./notifications.server.ts";
import { feedback } from "./tables/feedback.ts";

const daysBetween = 7;
/** A question that had to wait for longer is asked in the portal only. */
const daysWorthAMail = 14;

/** @returns how many mails were queued */
export async function queueFeedbackMails(
  { db, queue }: { db: Database; queue: PgBoss },
  now: Date,
): Promise<number> {
  const people = await db
    .selectDistinct({ accountId: feedback.accountId })
    .from(feedback)
    .where(isDue(now));
  let queued = 0;
  for (const { accountId } of people)
    if (await db.transaction((tx) => queueFor(tx, queue, accountId, now))) queued += 1;
  return queued;
}

const before = (now: Date, days: number) => new Date(now.getTime() - days * dayMs);

const isDue = (now: Date) =>
  and(
    isNull(feedback.emailedAt),
    isNull(feedback.answeredAt),
    gt(feedback.expiresAt, now),
    gt(feedback.askedAt, before(now, daysWorthAMail)),
    sql`not exists (select from ${feedback} as sent where sent.account_id = ${feedback.accountId}
      and sent.emailed_at > ${before(now, daysBetween).toISOString()}::timestamptz)`,
  );

async function queueFor(
  tx: Transaction,
  queue: PgBoss,
  accountId: string,
  now: Date,
): Promise<boolean> {
  // Another process waits here, and then finds that the week has its email.
  await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for("update");
  const actor = await findActorOf(tx, accountId);
  const kind: NotificationDefinition = feedbackNotifications.feedback;
  if (actor === undefined || !kind.roles.includes(actor.role)) return false;
  if ((await findChoice(tx, accountId, kind)) !== "at-once") return false;
  const [question] = await tx
    .select({ id: feedback.id })
    .from(feedback)
    .where(and(eq(feedback.accountId, accountId), isDue(now), inVisibleFacility(actor, feedback)))
    .orderBy(desc(feedback.askedAt), desc(feedback.id))
    .limit(1);
  if (question === undefined) return false;
  const { id } = question;
  await tx.update(feedback).set({ emailedAt: now }).where(eq(feedback.id, id));
  await queueEmails(tx, queue, [
    {
      message: "feedback-question",
      to: actor.email,
      about: { kind: "feedback", id },
      data: { accountId },
      key: `feedback-question.${id}`,
    },
  ]);
  return true;
}
