import {
  type HistoryNouns,
  isAmong,
  type NameReader,
} from "#platform/history/history-nouns.server.ts";
import type { en } from "./messages/en.server.ts";
import { workOrderServerMessages } from "./messages.server.ts";
import { workOrderMessages } from "./messages.ts";
import { workOrders } from "./tables/work-orders.ts";

const readWorkOrders: NameReader = async (db, ids) => {
  const { id, number, source } = workOrders;
  const rows = await db.select({ id, number, source }).from(workOrders).where(isAmong(id, ids));
  return rows.map((row) => [row.id, { name: row.number, isOccupants: row.source === "occupant" }]);
};

export const workOrderHistory = {
  "work-order": {
    singular: (language) => workOrderMessages(language).one,
    plural: (language) => workOrderMessages(language).section,
    place: 70,
    messages: (language) => workOrderServerMessages(language).events,
    readNames: readWorkOrders,
    pathOf: ({ recordId }) => `/office/work-orders/${recordId}`,
  },
  "work-order-price": {
    singular: (language) => workOrderServerMessages(language).price.one,
    plural: (language) => workOrderServerMessages(language).price.several,
    place: 80,
    messages: (language) => workOrderServerMessages(language).priceEvents,
    readNames: readWorkOrders,
    pathOf: ({ recordId }) => `/office/work-orders/${recordId}`,
  },
} satisfies Partial<HistoryNouns>;

declare module "#platform/history/history-nouns.server.ts" {
  interface RecordName {
    /** True if an occupant without an account requested the work order. */
    isOccupants?: boolean;
  }
}

declare module "#platform/history/history-messages.ts" {
  interface HistoryMessages {
    "work-order": (typeof en)["events"];
    "work-order-price": (typeof en)["priceEvents"];
  }
}
