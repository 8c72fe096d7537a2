import type { FeatureServer } from "#platform/feature.server.ts";
import type { HistoryNouns } from "#platform/history/history-nouns.server.ts";
import { namedBy } from "#platform/history/history-nouns.server.ts";
import { deleteOldImports } from "./delete-old-imports.server.ts";
import { importJob, workOnImports } from "./jobs.server.ts";
import type { en } from "./messages/en.server.ts";
import { importServerMessages } from "./messages.server.ts";
import { importMessages } from "./messages.ts";
import { importPersonalData } from "./personal-data.server.ts";
import { imports } from "./tables/imports.ts";

const importHistory = {
  import: {
    singular: (language) => importServerMessages(language).one,
    plural: (language) => importServerMessages(language).several,
    place: 170,
    messages: (language) => importServerMessages(language).events,
    readNames: namedBy(imports, imports.fileName),
    pathOf: ({ recordId }) => `/office/import/${recordId}`,
  },
} satisfies Partial<HistoryNouns>;

declare module "#platform/history/history-messages.ts" {
  interface HistoryMessages {
    import: (typeof en)["events"];
  }
}

declare module "#platform/changes/change-event-kinds.ts" {
  interface ChangeEventKinds {
    import: "submission";
  }
}

export const importsServer = {
  name: "imports",
  settings: [
    {
      path: "/office/import",
      needs: "data.import",
      place: 10,
      describe: (language) => ({
        title: importMessages(language).section,
        note: importServerMessages(language).settingsNote,
      }),
    },
  ],
  jobs: { queues: [importJob.name], start: workOnImports },
  cleanup: { "imported files": deleteOldImports },
  changeEvents: { import: { about: "submission", needs: "data.import" } },
  history: importHistory,
  archive: [{ table: imports, without: [imports.claim, imports.claimedAt, imports.attempts] }],
  personalData: importPersonalData,
  demonstration: "nothing of its own",
} satisfies FeatureServer;
