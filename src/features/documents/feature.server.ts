import type { FeatureServer } from "#platform/feature.server.ts";
import { documentEndQueue } from "#platform/jobs/queue-options.server.ts";
import { documentArchive } from "./archive.server.ts";
import { clockNow } from "./document-table-row.server.ts";
import { documentEmails } from "./emails/document-emails.ts";
import { documentFiles } from "./file-records.server.ts";
import { documentFinder } from "./find.server.ts";
import { documentHistory } from "./history-nouns.server.ts";
import { workOnDocuments } from "./jobs.server.ts";
import { isContentOfNoDocument } from "./kept-files.server.ts";
import { countToAcknowledge } from "./list-documents.server.ts";
import { documentServerMessages } from "./messages.server.ts";
import { documentMessages } from "./messages.ts";

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
    queues: [documentEndQueue],
    start: ({ queue, db, log }) => workOnDocuments(queue, db, log),
  },
  emails: documentEmails,
  find: [documentFinder],
  attention: {
    "/client-portal/documents": (db, actor) => countToAcknowledge(db, actor, clockNow()),
  },
  history: documentHistory,
  fileRecords: documentFiles,
  mayDeleteFile: isContentOfNoDocument,
  archive: documentArchive,
} satisfies FeatureServer;
