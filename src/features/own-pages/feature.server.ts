import type { FeatureServer } from "#platform/feature.server.ts";
import { deleteLeftOwnPageFiles } from "./delete-left-files.server.ts";
import { ownPageEmailExamples } from "./emails/email-examples.ts";
import { ownPageEmails } from "./emails/own-page-emails.ts";
import { ownPageFiles } from "./file-records.server.ts";
import { ownPageServerMessages } from "./messages.server.ts";
import { readOwnPagePanel } from "./office/own-page-panel.server.ts";
import { ownPagePersonalData } from "./personal-data.server.ts";
import { ownPageEntries } from "./tables/own-pages.ts";

export const ownPagesServer = {
  name: "own-pages",
  emails: ownPageEmails,
  emailExamples: ownPageEmailExamples,
  emailTexts: [ownPageServerMessages.emailTexts],
  cleanup: { ownPageFiles: deleteLeftOwnPageFiles },
  fileRecords: ownPageFiles,
  archive: [{ table: ownPageEntries, without: [ownPageEntries.attempt] }],
  personalData: ownPagePersonalData,
  panels: { ownPage: readOwnPagePanel },
  demonstration: "nothing of its own",
} satisfies FeatureServer;
