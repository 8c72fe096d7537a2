import type { ExampleRecords } from "#tests/support/example-records.ts";
import { addChosenRequest } from "#tests/support/privacy.ts";
import { addSubmission } from "#tests/support/submissions.ts";

export const exampleRecords: ExampleRecords = {
  isOfNoClient: true,
  /** Verified, and with what was found of the person chosen: its copy may be handed out. */
  async add({ context, administrator }) {
    const email = "jane@example.com";
    await addSubmission(context.db, "lead", { email, name: "Jane Doe" });
    return { request: await addChosenRequest(context, administrator.accountId, { email }) };
  },
};
