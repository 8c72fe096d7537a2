import type { FeatureServer } from "#platform/feature.server.ts";
import type { HistoryNouns } from "#platform/history/history-nouns.server.ts";
import { namedBy } from "#platform/history/history-nouns.server.ts";
import { importQueue } from "#platform/jobs/queue-options.server.ts";
import { importArchive } from "./archive.server.ts";
import { deleteOldImports } from "./delete-old-imports.server.ts";
import { workOnImports } from "./jobs.server.ts";
import type { en } from "./messages/en.server.ts";
import { importServerMessages } from "./messages.server.ts";
import { importMessages } from "./messages.ts";
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

export const importsServer = {
  name: "imports",
  names: (language) => ({ "/office/import": { label: importMessages(language).section } }),
  jobs: { queues: [importQueue], start: workOnImports },
  cleanup: { "imported files": deleteOldImports },
  history: importHistory,
  archive: importArchive,
} satisfies FeatureServer;
