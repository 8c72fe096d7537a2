import { and, eq, like } from "drizzle-orm";
import { demoVisits } from "#content/demo-visits.ts";
import { addDemoPhotos } from "#demo/add-photos.ts";
import type { Demonstration } from "#platform/demonstration.server.ts";
import { addDemoVisits } from "./demonstration/add-visits.server.ts";
import { visitExceptions } from "./tables/visit-records.ts";

export const demonstration: Demonstration = {
  async add(parts) {
    const { db, places, now } = parts;
    await addDemoVisits(db, demoVisits, places, now);
    const { id, facilityId: ofFacility, text } = visitExceptions;
    await addDemoPhotos(parts, "visit-exception", (tx, facilityId, pattern) =>
      tx
        .select({ id })
        .from(visitExceptions)
        .where(and(eq(ofFacility, facilityId), like(text, pattern))),
    );
  },
};
