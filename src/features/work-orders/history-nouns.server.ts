/** How the audit names it, and what can happen to it. */
import {
  type HistoryNouns,
  isAmong,
  type NameReader,
} from "#platform/history/history-nouns.server.ts";
import { workOrders } from "./tables/work-orders.ts";

const workOrderMessages = {
  created: "Work order added",
  acknowledged: "Acknowledged",
  assigned: "Assigned",
  unassigned: "Unassigned",
  started: "Work started",
  held: "Put on hold",
  resumed: "Work resumed",
  finished: "Done",
  accepted: "Accepted",
  reopened: "Reopened",
  cancelled: "Canceled",
  declined: "Declined",
  joined: "Marked as a duplicate",
  prioritized: "Priority changed",
  "price-offered": "Price offered",
  "price-accepted": "Price accepted",
  commented: "Comment added",
  noted: "Internal comment added",
  "visit-planned": "Extra visit planned",
  "reported-again": "Reported again",
  warned: "Target at risk",
  breached: "Target missed",
  undone: "Undone",
} as const;

const priceMessages = {
  "price-offered": "Amount offered",
  "price-accepted": "Amount accepted",
} as const;

const readWorkOrders: NameReader = async (db, ids) => {
  const { id, number, source } = workOrders;
  const rows = await db.select({ id, number, source }).from(workOrders).where(isAmong(id, ids));
  return rows.map((row) => [row.id, { name: row.number, isOccupants: row.source === "occupant" }]);
};

export const workOrderHistory = {
  "work-order": {
    singular: () => "Work order",
    plural: () => "Work orders",
    place: 70,
    messages: () => workOrderMessages,
    readNames: readWorkOrders,
    pathOf: ({ recordId }) => `/office/work-orders/${recordId}`,
  },
  "work-order-price": {
    singular: () => "Price of work order",
    plural: () => "Prices of extra work",
    place: 80,
    messages: () => priceMessages,
    readNames: readWorkOrders,
    pathOf: ({ recordId }) => `/office/work-orders/${recordId}`,
  },
} satisfies Partial<HistoryNouns>;

declare module "#platform/history/history-messages.ts" {
  interface HistoryMessages {
    "work-order": typeof workOrderMessages;
    "work-order-price": typeof priceMessages;
  }
}
