import { dayWithYear } from "#platform/format/day-format.ts";
import {
  type HistoryNouns,
  isAmong,
  type NameReader,
} from "#platform/history/history-nouns.server.ts";
import type { en } from "./messages/en.server.ts";
import { inspectionServerMessages } from "./messages.server.ts";
import { inspectionMessages } from "./messages.ts";
import { inspections } from "./tables/inspections.ts";

const readInspections: NameReader = async (db, ids, language) => {
  const { id, plannedOn, method } = inspections;
  const rows = await db.select({ id, plannedOn, method }).from(inspections).where(isAmong(id, ids));
  return rows.map((row) => [
    row.id,
    { name: dayWithYear(row.plannedOn, language), method: row.method },
  ]);
};

export const inspectionHistory = {
  inspection: {
    singular: (language) => inspectionMessages(language).one,
    plural: (language) => inspectionMessages(language).section,
    place: 90,
    messages: (language) => inspectionServerMessages(language).events,
    describeField: (name, language) =>
      name === "state" ? { options: inspectionServerMessages(language).states } : undefined,
    readNames: readInspections,
    pathOf: ({ recordId }) => `/office/inspections/${recordId}`,
  },
} satisfies Partial<HistoryNouns>;

declare module "#platform/history/history-nouns.server.ts" {
  interface RecordName {
    /** Method of an inspection, which tells what its ratings mean. */
    method?: string;
  }
}

declare module "#platform/history/history-messages.ts" {
  interface HistoryMessages {
    inspection: (typeof en)["events"];
  }
}
