import type { FeatureServer } from "#platform/feature.server.ts";
import { documentEndQueue } from "#platform/jobs/queue-options.server.ts";
import { clockNow } from "./document-table-row.server.ts";
import { documentEmails } from "./emails/document-emails.ts";
import { documentFiles } from "./file-records.server.ts";
import { documentFinder } from "./find.server.ts";
import { documentHistory } from "./history-nouns.server.ts";
import { workOnDocuments } from "./jobs.server.ts";
import { isContentOfNoDocument } from "./kept-files.server.ts";
import { countToAcknowledge } from "./list-documents.server.ts";

export const documentsServer = {
  name: "documents",
  names: () => ({
    "/client-portal/documents": { label: "Documents", short: "Docs" },
    "/office/documents": { label: "Documents", short: "Docs" },
    "/office/documents/new": { label: "Add a document" },
  }),
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
} satisfies FeatureServer;
