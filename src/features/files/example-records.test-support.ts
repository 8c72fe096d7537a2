import { attachFiles } from "#platform/files/attach-files.server.ts";
import type { ExampleRecords } from "#tests/support/example-records.ts";
import { addAssignedOrder } from "#tests/support/work-orders.ts";

const clients = ["client-administrator", "client-member"] as const;
const workers = ["administrator", "account-manager", "supervisor", "crew-lead"] as const;

export const exampleRecords: ExampleRecords = {
  /** Came with a work order, and opens for whoever sees that. */
  async add({ context, place: { clientId, facilityId }, word, crewLead, sendFile }) {
    const text = `${word} spill`;
    const recordId = await addAssignedOrder(context, facilityId, crewLead, { text });
    const record = { recordKind: "work-order", recordId, clientId, facilityId } as const;
    const file = await sendFile();
    await context.db.transaction((tx) => attachFiles(tx, [file], record));
    return { file };
  },
  letIn: {
    "client-portal/files/:id": clients,
    "client-portal/files/:id/thumbnail": clients,
    "office/files/:id": workers,
    "office/files/:id/thumbnail": workers,
  },
};
