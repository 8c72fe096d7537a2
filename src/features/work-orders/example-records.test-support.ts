import { attachFiles } from "#platform/files/attach-files.server.ts";
import type { ExampleRecords } from "#tests/support/example-records.ts";
import { addAssignedOrder } from "#tests/support/work-orders.ts";

export const exampleRecords: ExampleRecords = {
  async add({ context, place: { clientId, facilityId, areaId }, word, crewLead, sendFile }) {
    const order = await addAssignedOrder(context, facilityId, crewLead, {
      text: `${word} coffee`,
      areaId,
      askedName: `${word} asker`,
    });
    const record = { recordKind: "work-order", recordId: order, clientId, facilityId } as const;
    const photo = await sendFile();
    await context.db.transaction((tx) => attachFiles(tx, [photo], record));
    return { order };
  },
};
