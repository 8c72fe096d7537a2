import type { FeatureServer } from "#platform/feature.server.ts";
import { type HistoryNouns, namedBy } from "#platform/history/history-nouns.server.ts";
import { deleteOldRequests } from "./delete-old-requests.server.ts";
import { workOnPrivacy } from "./jobs.server.ts";
import type { en } from "./messages/en.ts";
import { privacyMessages } from "./messages.ts";
import { requestPersonalData } from "./personal-data.server.ts";
import { privacyQueue } from "./queue-step.server.ts";
import { countOpenRequests } from "./request-queries.server.ts";
import { privacyOnStartPage } from "./start-page.server.ts";
import { privacyFindings, privacyRequests } from "./tables/privacy-requests.ts";

const requestHistory = {
  "privacy-request": {
    singular: (language) => privacyMessages(language).one,
    plural: (language) => privacyMessages(language).plural,
    place: 125,
    messages: (language) => privacyMessages(language).events,
    describeField(name, language) {
      const { kinds, outcomes, counts, fields } = privacyMessages(language);
      const options = { kind: kinds, outcome: outcomes }[name];
      const labels: Readonly<Record<string, string>> = { ...counts, ...fields };
      return options ? { options } : { label: labels[name] };
    },
    readNames: namedBy(privacyRequests, privacyRequests.reference),
    pathOf: ({ recordId }) => `/office/privacy/${recordId}`,
  },
} satisfies Partial<HistoryNouns>;

declare module "#platform/history/history-messages.ts" {
  interface HistoryMessages {
    "privacy-request": (typeof en)["events"];
  }
}

declare module "#platform/changes/change-event-kinds.ts" {
  interface ChangeEventKinds {
    "privacy-request": "submission";
  }
}

export const privacyServer = {
  name: "privacy",
  names(language) {
    const { section, log } = privacyMessages(language);
    return {
      "/office/privacy": { label: section },
      "/office/privacy/new": { label: log },
    };
  },
  jobs: {
    queues: [privacyQueue],
    start: ({ queue, db, personalData, log }) => workOnPrivacy(queue, { db, personalData }, log),
  },
  cleanup: { "privacy requests": deleteOldRequests },
  attention: { "/office/privacy": countOpenRequests },
  changeEvents: { "privacy-request": { about: "submission", needs: "privacy.handle" } },
  history: requestHistory,
  archive: [{ table: privacyRequests }, { table: privacyFindings }],
  personalData: requestPersonalData,
  startPage: privacyOnStartPage,
  demonstration: () => import("./demonstration.server.ts"),
} satisfies FeatureServer;
