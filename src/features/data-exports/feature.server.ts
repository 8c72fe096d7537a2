import type { FeatureServer } from "#platform/feature.server.ts";
import {
  type HistoryNouns,
  isAmong,
  type NameReader,
} from "#platform/history/history-nouns.server.ts";
import { dataExportQueue } from "#platform/jobs/queue-options.server.ts";
import { workOnDataExports } from "./jobs.server.ts";
import type { en } from "./messages/en.server.ts";
import { dataExportServerMessages } from "./messages.server.ts";
import { dataExportMessages } from "./messages.ts";
import { dataExports } from "./tables/data-exports.ts";

const readDays: NameReader = async (db, ids) => {
  const { id, requestedAt } = dataExports;
  const rows = await db.select({ id, requestedAt }).from(dataExports).where(isAmong(id, ids));
  return rows.map((row) => [row.id, { name: row.requestedAt.toISOString().slice(0, 10) }]);
};

const dataExportHistory = {
  "data-export": {
    singular: (language) => dataExportServerMessages(language).one,
    plural: (language) => dataExportServerMessages(language).several,
    place: 180,
    messages: (language) => dataExportServerMessages(language).events,
    readNames: readDays,
    pathOf: () => "/office/export",
  },
} satisfies Partial<HistoryNouns>;

declare module "#platform/history/history-messages.ts" {
  interface HistoryMessages {
    "data-export": (typeof en)["events"];
  }
}

export const dataExportsServer = {
  name: "data-exports",
  names: (language) => ({ "/office/export": { label: dataExportMessages(language).section } }),
  jobs: { queues: [dataExportQueue], start: workOnDataExports },
  history: dataExportHistory,
} satisfies FeatureServer;
