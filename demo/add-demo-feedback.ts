import { and, eq, like } from "drizzle-orm";
import { feedback } from "#features/feedback/tables/feedback.ts";
import { workOrders } from "#features/work-orders/tables/work-orders.ts";
import type { Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { dayMs } from "#platform/format/durations.ts";
import { createdFields } from "#platform/history/field-changes.ts";
import { recordHistory } from "#platform/history/history.server.ts";
import type { DemoPlaces } from "./add-demo-visits.ts";

export interface DemoFeedback {
  facility: string;
  /** A username. */
  by: string;
  /** How the work order's text begins, or how many quarters ago it was about. */
  about: { order: string } | { quartersAgo: number };
  daysAgo: number;
  /** Absent while it waits for an answer. */
  answer?: { score: number; reason: string };
}

export async function addDemoFeedback(
  tx: Transaction,
  all: readonly DemoFeedback[],
  places: DemoPlaces,
  now: Date,
): Promise<void> {
  for (const one of all) await addOne(tx, one, places, now);
}

async function addOne(
  tx: Transaction,
  { facility, by, about, daysAgo, answer }: DemoFeedback,
  { facilityOf, accountOf }: DemoPlaces,
  now: Date,
): Promise<void> {
  const { id: facilityId, clientId } = facilityOf(facility);
  const place = { facilityId, clientId };
  const id = newId();
  const askedAt = new Date(now.getTime() - daysAgo * dayMs);
  const answeredAt = new Date(askedAt.getTime() + dayMs / 4);
  const subject =
    "order" in about
      ? { workOrderId: await orderOf(tx, facilityId, about.order) }
      : { quarter: quarterBefore(now, about.quartersAgo) };
  await tx.insert(feedback).values({
    ...place,
    ...subject,
    id,
    accountId: accountOf(by),
    askedAt,
    emailedAt: askedAt,
    expiresAt: new Date(askedAt.getTime() + 45 * dayMs),
    ...(answer && { ...answer, answeredAt }),
  });
  if (answer === undefined) return;
  await recordHistory(tx, {
    recordKind: "feedback",
    recordId: id,
    ...place,
    kind: "answered",
    actorId: accountOf(by),
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
