import { dataExports } from "#features/schema.ts";
import { newId } from "#platform/database/new-id.ts";
import { dayMs } from "#platform/format/durations.ts";
import { administrators } from "#platform/identity/roles.ts";
import type { ExampleRecords } from "#tests/support/example-records.ts";

export const exampleRecords: ExampleRecords = {
  isOfNoClient: true,
  /** Ready, and without a piece. */
  async add({ context, administrator: { accountId, language } }) {
    const id = newId();
    await context.db.insert(dataExports).values({
      id,
      state: "ready",
      requestedBy: accountId,
      language,
      finishedAt: new Date(),
      expiresAt: new Date(Date.now() + dayMs),
    });
    return { archive: id };
  },
  letIn: { "office/export/:id/archive.zip": administrators },
};
