import { addDocumentFor } from "#tests/support/documents.ts";
import type { ExampleRecords } from "#tests/support/example-records.ts";

export const exampleRecords: ExampleRecords = {
  async add({ context, place: { clientId, facilityId }, word, administrator, sendFile }) {
    const paper = { clientId, facilityId, title: `${word} certificate` };
    return { document: await addDocumentFor(context, administrator, paper, await sendFile()) };
  },
  letIn: {
    "client-portal/documents/:id/file": ["client-administrator", "client-member"],
    "office/documents/:id/file": ["administrator", "account-manager", "supervisor"],
  },
};
