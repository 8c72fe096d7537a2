import { and, eq, like } from "drizzle-orm";
import { demoWorkOrders } from "#content/demo-work-orders.ts";
import { demoYear } from "#content/demo-year.ts";
import { addDemoPhotos } from "#demo/add-photos.ts";
import type { Demonstration } from "#platform/demonstration.server.ts";
import { addPastYear } from "./demonstration/add-past-year.server.ts";
import { addDemoWorkOrders } from "./demonstration/add-work-orders.server.ts";
import type { PastAnswer } from "./demonstration/past-order.server.ts";
import { workOrderComments, workOrders } from "./tables/work-orders.ts";

declare module "#platform/demonstration.server.ts" {
  interface DemoNotes {
    /** Answers about last year's work orders, invented together with these. */
    pastAnswers: readonly PastAnswer[];
  }
}

export const demonstration: Demonstration = {
  async add(parts) {
    const { db, places, now, notes } = parts;
    notes.pastAnswers = await addPastYear(db, demoYear, places, now);
    await addDemoWorkOrders(db, demoWorkOrders, places, now);
    await addDemoPhotos(parts, "work-order", (tx, facilityId, pattern) =>
      tx
        .select({ id: workOrders.id })
        .from(workOrders)
        .where(and(eq(workOrders.facilityId, facilityId), like(workOrders.text, pattern))),
    );
    const { id, facilityId: ofFacility, text } = workOrderComments;
    await addDemoPhotos(parts, "work-order-comment", (tx, facilityId, pattern) =>
      tx
        .select({ id })
        .from(workOrderComments)
        .where(and(eq(ofFacility, facilityId), like(text, pattern))),
    );
  },
};
