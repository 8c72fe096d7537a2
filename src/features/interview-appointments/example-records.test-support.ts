import { addOfferedInterview } from "#tests/support/appointments.ts";
import type { ExampleRecords } from "#tests/support/example-records.ts";

export const exampleRecords: ExampleRecords = {
  isOfNoClient: true,
  /** Its page has the address of its application. */
  add: async ({ context, administrator }) => ({
    application: (await addOfferedInterview(context.db, administrator)).id,
  }),
};
