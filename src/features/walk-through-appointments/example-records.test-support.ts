import { addOfferedWalkThrough } from "#tests/support/appointments.ts";
import type { ExampleRecords } from "#tests/support/example-records.ts";

export const exampleRecords: ExampleRecords = {
  isOfNoClient: true,
  /** Its page has the address of its opportunity. */
  add: async ({ context, administrator }) => ({
    opportunity: (await addOfferedWalkThrough(context.db, administrator)).id,
  }),
};
