/** How the audit names it, and what can happen to it. */
import { dayWithYear } from "#platform/format/day-format.ts";
import {
  type HistoryNouns,
  isAmong,
  type NameReader,
} from "#platform/history/history-nouns.server.ts";
import { inspections } from "./tables/inspections.ts";

const inspectionMessages = {
  planned: "Inspection planned",
  started: "Started",
  finished: "Finished",
  cancelled: "Canceled",
  weighted: "Weights changed",
  signed: "Signed by the client",
  disputed: "Disputed by the client",
  remarked: "Remark added",
  "link-made": "Report link created",
  "link-revoked": "Report link revoked",
  "work-ordered": "Work order created for a deficiency",
  "re-inspected": "Deficiency closed by a re-inspection",
  "failed-again": "Failed the re-inspection",
  "item-accepted": "Correction accepted by the client",
} as const;

const readInspections: NameReader = async (db, ids) => {
  const { id, plannedOn, method } = inspections;
  const rows = await db.select({ id, plannedOn, method }).from(inspections).where(isAmong(id, ids));
  return rows.map((row) => [
    row.id,
    { name: dayWithYear(row.plannedOn, "en"), method: row.method },
  ]);
};

export const inspectionHistory = {
  inspection: {
    singular: () => "Inspection",
    plural: () => "Inspections",
    place: 90,
    messages: () => inspectionMessages,
    readNames: readInspections,
    pathOf: ({ recordId }) => `/office/inspections/${recordId}`,
  },
} satisfies Partial<HistoryNouns>;

declare module "#platform/history/history-messages.ts" {
  interface HistoryMessages {
    inspection: typeof inspectionMessages;
  }
}
