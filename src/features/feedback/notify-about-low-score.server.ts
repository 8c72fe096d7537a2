/**
 * A low answer becomes a thread about its record, with a mail to the account manager at once. Where it is changed
 * to one that is not low, the thread's own mail is enough.
 */
import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import type { MadeMessage, MadeSubject } from "#features/messages/made-feedback-types.ts";
import {
  type SendResult,
  sendMessageIn,
  startThreadIn,
} from "#features/messages/send-message.server.ts";
import { threadReaders, threads } from "#features/messages/tables/threads.ts";
import { workOrders } from "#features/work-orders/tables/work-orders.ts";
import type { Transaction } from "#platform/database/client.ts";
import { queueEmails } from "#platform/email/queue-emails.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { clientAssignments } from "#platform/identity/tables/assignments.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import { findChoice } from "#platform/notifications/preferences.server.ts";
import { isLow } from "./feedback-types.ts";
import { feedbackNotifications } from "./notifications.server.ts";
import { feedback } from "./tables/feedback.ts";

interface LowAnswer {
  id: string;
  clientId: string;
  facilityId: string;
  score: number;
  reason: string;
  workOrderId: string | null;
  quarter: string | null;
  threadId: string | null;
}

/** @param queue absent where no mail is due, as for what was made up */
export async function notifyAboutLowScore(
  tx: Transaction,
  queue: PgBoss | undefined,
  giver: Actor,
  answer: LowAnswer,
  isFirst: boolean,
): Promise<void> {
  const { id, score, reason } = answer;
  const message = { text: reason, attempt: randomUUID() };
  const made = { code: "feedback", score, isChanged: !isFirst } as const;
  const sent =
    answer.threadId === null
      ? await startAbout(tx, giver, answer, message, made)
      : await sendMessageIn(tx, giver, answer.threadId, message, [], made);
  const { threadId } = sentOrThrow(sent);
  await tx.update(feedback).set({ threadId }).where(eq(feedback.id, id));
  if (queue !== undefined && isLow(score))
    await mailManagers(tx, queue, answer, threadId, message.attempt);
}

function sentOrThrow(sent: SendResult) {
  // Anybody who may give feedback about a facility may write about it.
  if (!sent.ok) throw new Error(`A low answer could not be told: ${sent.reason}`);
  return sent;
}

async function startAbout(
  tx: Transaction,
  giver: Actor,
  { facilityId, workOrderId, quarter, score }: LowAnswer,
  message: { text: string; attempt: string },
  made: MadeMessage,
): Promise<SendResult> {
  const { subject, about } =
    workOrderId === null
      ? await aboutQuarter(tx, facilityId, quarter ?? "")
      : await aboutOrder(tx, workOrderId);
  const thread = {
    ...message,
    facilityId,
    workOrderId: workOrderId ?? undefined,
    visitId: undefined,
    subject,
  };
  const madeSubject = { code: "feedback", score, about } as const;
  return startThreadIn(tx, giver, thread, [], { subject: madeSubject, message: made });
}

interface Subject {
  subject: string;
  about: MadeSubject["about"];
}

async function aboutOrder(tx: Transaction, workOrderId: string): Promise<Subject> {
  const { number, category } = workOrders;
  const [order] = await tx
    .select({ number, category })
    .from(workOrders)
    .where(eq(workOrders.id, workOrderId));
  if (order === undefined) throw new Error("The work order of an answer is gone");
  return { subject: order.number, about: { kind: "order", category: order.category } };
}

async function aboutQuarter(
  tx: Transaction,
  facilityId: string,
  quarter: string,
): Promise<Subject> {
  const { name } = facilities;
  const [facility] = await tx
    .select({ name })
    .from(facilities)
    .where(eq(facilities.id, facilityId));
  return { subject: facility?.name ?? "", about: { kind: "quarter", quarter } };
}

async function mailManagers(
  tx: Transaction,
  queue: PgBoss,
  { id, clientId }: LowAnswer,
  threadId: string,
  attempt: string,
): Promise<void> {
  const managers = await tx
    .select({ accountId: accounts.id, email: accounts.email })
    .from(accounts)
    .innerJoin(clientAssignments, eq(clientAssignments.accountId, accounts.id))
    .where(
      and(
        eq(accounts.state, "active"),
        eq(accounts.role, "account-manager"),
        eq(clientAssignments.clientId, clientId),
      ),
    );
  for (const { accountId, email } of managers) {
    if ((await findChoice(tx, accountId, feedbackNotifications.feedback)) !== "at-once") continue;
    await queueEmails(tx, queue, [
      {
        message: "feedback-low",
        to: email,
        about: { kind: "feedback", id },
        data: { accountId },
        key: `feedback-low.${attempt}.${accountId}`,
      },
    ]);
    // This email has told of it, so that none follows after ten unread minutes.
    const emailedPosition = sql`(select ${threads.lastPosition} from ${threads}
      where ${threads.id} = ${threadId})`;
    await tx
      .insert(threadReaders)
      .values({ threadId, accountId, emailedPosition })
      .onConflictDoUpdate({
        target: [threadReaders.threadId, threadReaders.accountId],
        set: { emailedPosition: sql`excluded.emailed_position` },
      });
  }
}
