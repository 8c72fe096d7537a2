import type { FeatureServer } from "#platform/feature.server.ts";
import { type HistoryNouns, namedBy } from "#platform/history/history-nouns.server.ts";
import type { Language } from "#platform/language/language.ts";
import { labelOfPlace, titleOfDocument } from "./document-labels.ts";
import { websiteJob, workOnWebsite } from "./jobs.server.ts";
import type { en } from "./messages/en.server.ts";
import { websiteServerMessages } from "./messages.server.ts";
import { websiteMessages } from "./messages.ts";
import { websitePersonalData } from "./personal-data.server.ts";
import { pictureJob, workOnPictures } from "./pictures/encode-pictures.server.ts";
import { pictureFiles } from "./pictures/file-records.server.ts";
import { websiteDocuments, websiteVersions } from "./tables/website-documents.ts";
import { websitePictures } from "./tables/website-pictures.ts";

declare module "#platform/history/history-messages.ts" {
  interface HistoryMessages {
    "website-document": (typeof en)["events"];
    "website-picture": (typeof en)["pictures"]["events"];
  }
}

declare module "#platform/changes/change-event-kinds.ts" {
  interface ChangeEventKinds {
    "website-picture": "submission";
  }
}

/** The page of a picture uses the same labels for its crop and its focus. */
function cropLabels(language: Language): Readonly<Record<string, string>> {
  const { cropSize, cropLeft, cropTop, focusLeft, focusTop } = websiteMessages(language).pictures;
  return { cropSize, cropLeft, cropTop, focusLeft, focusTop };
}

const websiteHistory = {
  "website-document": {
    singular: (language) => websiteMessages(language).section,
    plural: (language) => websiteMessages(language).section,
    place: 185,
    messages: (language) => websiteServerMessages(language).events,
    describeField: (name, language) =>
      name.includes(".") ? { label: labelOfPlace(name, language) } : undefined,
    readNames: async (db, ids, language) => {
      const rows = await namedBy(websiteDocuments, websiteDocuments.document)(db, ids, language);
      return rows.map(([id, { name }]) => [id, { name: titleOfDocument(name, language) }]);
    },
    pathOf: () => "/office/website",
  },
  "website-picture": {
    singular: (language) => websiteMessages(language).pictures.one,
    plural: (language) => websiteMessages(language).pictures.section,
    place: 186,
    messages: (language) => websiteServerMessages(language).pictures.events,
    describeField(name, language) {
      const label = cropLabels(language)[name];
      return label === undefined ? undefined : { label };
    },
    readNames: namedBy(websitePictures, websitePictures.title),
    pathOf: ({ recordId }) => `/office/website/pictures/${recordId}`,
  },
} satisfies Partial<HistoryNouns>;

export const websiteServer = {
  name: "website",
  names: (language) => ({ "/office/website": { label: websiteMessages(language).section } }),
  history: websiteHistory,
  jobs: {
    queues: [websiteJob.name, pictureJob.name],
    async start({ queue, db, files, log }) {
      await workOnWebsite(queue, db, log);
      await workOnPictures(queue, { db, files, log });
    },
  },
  changeEvents: { "website-picture": { about: "submission", needs: "website.change" } },
  fileRecords: pictureFiles,
  archive: [
    { table: websiteDocuments },
    { table: websiteVersions },
    // The whole pictures are among the files; their sizes are made of them again.
    { table: websitePictures, without: [websitePictures.encoded, websitePictures.failures] },
  ],
  personalData: websitePersonalData,
  demonstration: "nothing of its own",
} satisfies FeatureServer;
