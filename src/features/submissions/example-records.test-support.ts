import type { ExampleRecords } from "#tests/support/example-records.ts";
import { addSubmission } from "#tests/support/submissions.ts";

export const exampleRecords: ExampleRecords = {
  isOfNoClient: true,
  add: async ({ context: { db } }) => ({
    lead: await addSubmission(db, "lead"),
    contactMessage: await addSubmission(db, "contact-message"),
  }),
  idAt: {
    "office/contact-messages/:id": "contactMessage",
  },
};
