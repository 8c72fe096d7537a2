import { and, eq, like } from "drizzle-orm";
import { demoFeedback } from "#content/demo-feedback.ts";
import { workOrders } from "#features/work-orders/tables/work-orders.ts";
import type { Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import type { Demonstration, DemoPlaces } from "#platform/demonstration.server.ts";
import { dayMs } from "#platform/format/durations.ts";
import { createdFields } from "#platform/history/field-changes.ts";
import { recordHistory } from "#platform/history/history.server.ts";
import { daysToAnswer } from "./feedback-types.ts";
import { feedback } from "./tables/feedback.ts";

export const demonstration: Demonstration = {
  async add({ db, places, now, notes: { pastAnswers } }) {
    if (pastAnswers === undefined) throw new Error("No work order was asked about");
    await db.transaction(async (tx) => {
      for (const { acceptedAt, score, reason, ...question } of pastAnswers)
        await addQuestion(tx, { ...question, askedAt: acceptedAt }, { score, reason });
      for (const question of demoFeedback) await addStory(tx, question, places, now);
    });
  },
};

async function addStory(
  tx: Transaction,
  { facility, by, about, daysAgo, answer }: (typeof demoFeedback)[number],
  { facilityOf, accountOf }: DemoPlaces,
  now: Date,
): Promise<void> {
  const { id: facilityId, clientId } = facilityOf(facility);
  const subject =
    "order" in about
      ? { workOrderId: await orderOf(tx, facilityId, about.order) }
      : { quarter: quarterBefore(now, about.quartersAgo) };
  const askedAt = new Date(now.getTime() - daysAgo * dayMs);
  const question = { facilityId, clientId, ...subject, accountId: accountOf(by), askedAt };
  await addQuestion(tx, question, answer);
}

type Question = Pick<
  typeof feedback.$inferInsert,
  "clientId" | "facilityId" | "accountId" | "workOrderId" | "quarter" | "askedAt"
>;

/** @param answer given six hours later; absent while the question waits for one */
async function addQuestion(
  tx: Transaction,
  question: Question,
  answer: { score: number; reason: string } | undefined,
): Promise<void> {
  const { clientId, facilityId, accountId, askedAt } = question;
  const id = newId();
  const answeredAt = new Date(askedAt.getTime() + dayMs / 4);
  await tx.insert(feedback).values({
    ...question,
    id,
    emailedAt: askedAt,
    expiresAt: new Date(askedAt.getTime() + daysToAnswer * dayMs),
    ...(answer && { ...answer, language: "en" as const, answeredAt }),
  });
  if (answer === undefined) return;
  await recordHistory(tx, {
    recordKind: "feedback",
    recordId: id,
    clientId,
    facilityId,
    kind: "answered",
    actorId: accountId,
    at: answeredAt,
    change: createdFields(answer),
  });
}

async function orderOf(tx: Transaction, facilityId: string, text: string): Promise<string> {
  const [order] = await tx
    .select({ id: workOrders.id })
    .from(workOrders)
    .where(and(eq(workOrders.facilityId, facilityId), like(workOrders.text, `${text}%`)));
  if (order === undefined) throw new Error(`The demonstration has no work order: ${text}`);
  return order.id;
}

function quarterBefore(now: Date, quarters: number): string {
  const count = now.getUTCFullYear() * 4 + Math.floor(now.getUTCMonth() / 3) - quarters;
  return `${Math.floor(count / 4)}-Q${(count % 4) + 1}`;
}
