import { eq } from "drizzle-orm";
import { workOrders } from "#features/work-orders/tables/work-orders.ts";
import { formatQuarter } from "#platform/format/quarter-format.server.ts";
import {
  type HistoryNouns,
  isAmong,
  type NameReader,
} from "#platform/history/history-nouns.server.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import type { en } from "./messages/en.server.ts";
import { feedbackServerMessages } from "./messages.server.ts";
import { feedbackMessages } from "./messages.ts";
import { feedback } from "./tables/feedback.ts";

const readFeedback: NameReader = async (db, ids, language) => {
  const { id, accountId, workOrderId, quarter } = feedback;
  const rows = await db
    .select({ id, quarter, number: workOrders.number, giver: accounts.name })
    .from(feedback)
    .innerJoin(accounts, eq(accounts.id, accountId))
    .leftJoin(workOrders, eq(workOrders.id, workOrderId))
    .where(isAmong(id, ids));
  const { names } = feedbackServerMessages(language);
  return rows.map(({ id: rowId, giver, number, quarter: ofQuarter }) => {
    const name = number
      ? names.order({ giver, number })
      : ofQuarter
        ? names.quarter({ giver, span: formatQuarter(ofQuarter, language) })
        : giver;
    return [rowId, { name }];
  });
};

export const feedbackHistory = {
  feedback: {
    singular: (language) => feedbackServerMessages(language).one,
    plural: (language) => feedbackMessages(language).section,
    place: 120,
    messages: (language) => feedbackServerMessages(language).events,
    readNames: readFeedback,
  },
} satisfies Partial<HistoryNouns>;

declare module "#platform/history/history-messages.ts" {
  interface HistoryMessages {
    feedback: (typeof en)["events"];
  }
}
