import type { ExampleRecords } from "#tests/support/example-records.ts";
import { addFinishedAt } from "#tests/support/inspections.ts";

export const exampleRecords: ExampleRecords = {
  async add({ context, place: { clientId, facilityId }, word, administrator }) {
    const options = { task: `${word} mop`, by: administrator };
    return { inspection: await addFinishedAt(context, { clientId, facilityId }, options) };
  },
};
