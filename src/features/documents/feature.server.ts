import type { FeatureServer } from "#platform/feature.server.ts";
import { documentEmails } from "./emails/document-emails.ts";
import { documentEmailExamples } from "./emails/email-examples.ts";
import { documentFiles } from "./file-records.server.ts";
import { documentHistory } from "./history-nouns.server.ts";
import { isContentOfNoDocument } from "./kept-files.server.ts";
import {
  countToAcknowledge,
  currentDocumentClock,
  documentFinder,
} from "./list-documents.server.ts";
import { documentServerMessages } from "./messages.server.ts";
import { documentMessages } from "./messages.ts";
import { documentNotifications, documentRecord } from "./notifications.server.ts";
import { documentPersonalData } from "./personal-data.server.ts";
import { documentEndJob, workOnDocuments } from "./remind-of-ends.server.ts";
import { documentsOnStartPage } from "./start-page.server.ts";
import {
  documentAccesses,
  documentAcknowledgements,
  documents,
  documentVersions,
} from "./tables/documents.ts";

declare module "#platform/changes/change-event-kinds.ts" {
  interface ChangeEventKinds {
    document: "client";
  }
}

declare module "#platform/record-panels/panel-types.ts" {
  interface RecordsWithPanels {
    document: true;
  }
}

export const documentsServer = {
  name: "documents",
  names(language) {
    const { section, add } = documentMessages(language);
    const { short } = documentServerMessages(language);
    return {
      "/client-portal/documents": { label: section, short },
      "/office/documents": { label: section, short },
      "/office/documents/new": { label: add },
    };
  },
  jobs: {
    queues: [documentEndJob.name],
    start: ({ queue, db, log }) => workOnDocuments(queue, db, log),
  },
  emails: documentEmails,
  emailExamples: documentEmailExamples,
  emailTexts: [documentServerMessages.emailTexts],
  find: [documentFinder],
  attention: {
    "/client-portal/documents": (db, actor) =>
      countToAcknowledge(db, actor, currentDocumentClock()),
  },
  changeEvents: { document: { about: "client", needs: "documents.read" } },
  history: documentHistory,
  fileRecords: documentFiles,
  mayDeleteFile: isContentOfNoDocument,
  archive: [
    { table: documents },
    { table: documentVersions },
    { table: documentAccesses },
    { table: documentAcknowledgements },
  ],
  personalData: documentPersonalData,
  notifications: documentNotifications,
  notificationRecords: { document: documentRecord },
  startPage: documentsOnStartPage,
  demonstration: () => import("./demonstration.server.ts"),
} satisfies FeatureServer;
