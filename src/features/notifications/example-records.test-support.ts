import {
  workOrderNotifications,
  workOrderRecord,
} from "#features/work-orders/notifications.server.ts";
import { raiseNotifications } from "#platform/notifications/raise-notifications.server.ts";
import type { ExampleRecords } from "#tests/support/example-records.ts";
import { addAssignedOrder } from "#tests/support/work-orders.ts";

export const exampleRecords: ExampleRecords = {
  /** Raised for everybody, and kept for those who may see the work order. */
  async add({ context, place: { clientId, facilityId }, word, crewLead, people }) {
    const text = `${word} on hold`;
    const recordId = await addAssignedOrder(context, facilityId, crewLead, { text });
    const notification = {
      kind: workOrderNotifications["work-order-progress"],
      record: workOrderRecord,
      event: "held",
      recordId,
      clientId,
      facilityId,
      actorId: null,
    } as const;
    await context.db.transaction((tx) => raiseNotifications(tx, undefined, notification, people));
    return {};
  },
};
