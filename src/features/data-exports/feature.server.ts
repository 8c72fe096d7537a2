import type { FeatureServer } from "#platform/feature.server.ts";
import {
  type HistoryNouns,
  isAmong,
  type NameReader,
} from "#platform/history/history-nouns.server.ts";
import { dataExportJob, workOnDataExports } from "./jobs.server.ts";
import type { en } from "./messages/en.server.ts";
import { dataExportServerMessages } from "./messages.server.ts";
import { dataExportMessages } from "./messages.ts";
import { dataExportPersonalData } from "./personal-data.server.ts";
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

declare module "#platform/changes/change-event-kinds.ts" {
  interface ChangeEventKinds {
    "data-export": "submission";
  }
}

export const dataExportsServer = {
  name: "data-exports",
  settings: [
    {
      path: "/office/export",
      needs: "data.export",
      place: 20,
      describe: (language) => ({
        title: dataExportMessages(language).section,
        note: dataExportServerMessages(language).settingsNote,
      }),
    },
  ],
  jobs: { queues: [dataExportJob.name], start: workOnDataExports },
  changeEvents: { "data-export": { about: "submission", needs: "data.export" } },
  history: dataExportHistory,
  personalData: dataExportPersonalData,
  demonstration: "nothing of its own",
} satisfies FeatureServer;
