import { morningReports } from "#features/schema.ts";
import type { ExampleRecords } from "#tests/support/example-records.ts";

/** No address shows them. */
export const exampleRecords: ExampleRecords = {
  async prepare({ context, place: { clientId, facilityId } }) {
    const madeAt = new Date();
    const date = madeAt.toISOString().slice(0, 10);
    await context.db.insert(morningReports).values({ clientId, facilityId, date, madeAt });
  },
};
