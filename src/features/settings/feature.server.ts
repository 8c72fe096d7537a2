import type { FeatureServer } from "#platform/feature.server.ts";
import { type HistoryNouns, namedBy } from "#platform/history/history-nouns.server.ts";
import { companySettings } from "#platform/records/tables/company-settings.ts";
import { settingsArchive } from "./archive.server.ts";
import type { en } from "./messages/en.server.ts";
import { settingsServerMessages } from "./messages.server.ts";
import { settingsMessages } from "./messages.ts";
import { settingsPersonalData } from "./personal-data.server.ts";
import { removalJob, workOnRemoval } from "./removal/remove-demonstration.server.ts";
import type { SettingsSection } from "./settings-sections.server.ts";

declare module "#platform/history/history-messages.ts" {
  interface HistoryMessages {
    "company-settings": (typeof en)["events"];
  }
}

const settingsHistory = {
  "company-settings": {
    singular: (language) => settingsMessages(language).section,
    plural: (language) => settingsMessages(language).section,
    place: 190,
    messages: (language) => settingsServerMessages(language).events,
    readNames: async (db, ids, language) => {
      const { sections } = settingsServerMessages(language);
      const rows = await namedBy(companySettings, companySettings.section)(db, ids, language);
      const isSection = (name: string): name is SettingsSection => Object.hasOwn(sections, name);
      return rows.map(([id, { name }]) => [id, { name: isSection(name) ? sections[name] : name }]);
    },
    pathOf: () => "/office/settings",
  },
} satisfies Partial<HistoryNouns>;

export const settingsServer = {
  name: "settings",
  names: (language) => ({
    "/office/going-live": { label: settingsMessages(language).goingLive.title },
    "/office/settings": { label: settingsMessages(language).section },
  }),
  jobs: {
    queues: [removalJob.name],
    start: ({ queue, db, log }) => workOnRemoval(queue, db, log),
  },
  history: settingsHistory,
  archive: settingsArchive,
  personalData: settingsPersonalData,
  demonstration: "nothing of its own",
} satisfies FeatureServer;
