import { supplies } from "#features/schema.ts";
import { newId } from "#platform/database/new-id.ts";
import type { ExampleRecords } from "#tests/support/example-records.ts";

export const exampleRecords: ExampleRecords = {
  async prepare({ context, place: { clientId, facilityId }, word }) {
    const supply = { name: `${word} soap`, position: 1 };
    await context.db.insert(supplies).values({ ...supply, id: newId(), clientId, facilityId });
  },
};
