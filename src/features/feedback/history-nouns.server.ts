/** How the audit names it, and what can happen to it. */
import { eq } from "drizzle-orm";
import { workOrders } from "#features/work-orders/tables/work-orders.ts";
import {
  type HistoryNouns,
  isAmong,
  type NameReader,
} from "#platform/history/history-nouns.server.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { formatQuarter } from "./feedback-types.ts";
import { feedback } from "./tables/feedback.ts";

const feedbackMessages = {
  answered: "Question answered",
  changed: "Answer changed",
} as const;

const readFeedback: NameReader = async (db, ids) => {
  const { id, accountId, workOrderId, quarter } = feedback;
  const rows = await db
    .select({ id, quarter, number: workOrders.number, giver: accounts.name })
    .from(feedback)
    .innerJoin(accounts, eq(accounts.id, accountId))
    .leftJoin(workOrders, eq(workOrders.id, workOrderId))
    .where(isAmong(id, ids));
  return rows.map((row) => {
    const about = row.number ? `on ${row.number}` : row.quarter ? formatQuarter(row.quarter) : "";
    return [row.id, { name: `${row.giver} ${about}`.trim() }];
  });
};

export const feedbackHistory = {
  feedback: {
    singular: () => "Feedback",
    plural: () => "Feedback",
    place: 120,
    messages: () => feedbackMessages,
    readNames: readFeedback,
  },
} satisfies Partial<HistoryNouns>;

declare module "#platform/history/history-messages.ts" {
  interface HistoryMessages {
    feedback: typeof feedbackMessages;
  }
}
