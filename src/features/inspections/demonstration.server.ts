import { demoInspections } from "#content/demo-inspections.ts";
import type { Demonstration } from "#platform/demonstration.server.ts";
import { addDemoInspections } from "./demonstration/add-inspections.server.ts";

export const demonstration: Demonstration = {
  // An invoice takes the first work order that is done for extra work: one of an inspection is none.
  after: ["invoices"],
  add: ({ db, places, now }) => addDemoInspections(db, demoInspections, places, now),
};
