import type { FeatureServer } from "#platform/feature.server.ts";
import { threadEmailExamples } from "./emails/email-examples.ts";
import { threadEmails } from "./emails/thread-emails.ts";
import { threadFiles } from "./file-records.server.ts";
import { threadFinder } from "./find.server.ts";
import { threadServerTexts } from "./messages.server.ts";
import { threadTexts } from "./messages.ts";
import { threadNotifications, threadRecord } from "./notifications.server.ts";
import { threadPersonalData } from "./personal-data.server.ts";
import { readRecordThreads } from "./record-threads.server.ts";
import { messagesOnStartPage } from "./start-page.server.ts";
import { threadMessages, threadReaders, threads } from "./tables/threads.ts";
import { countUnreadThreads } from "./unread.server.ts";
import { unreadMessagesJob, workOnUnreadMessages } from "./unread-jobs.server.ts";

declare module "#platform/changes/change-event-kinds.ts" {
  interface ChangeEventKinds {
    thread: "client";
  }
}

export const messagesServer = {
  name: "messages",
  names(language) {
    const { section, add } = threadTexts(language);
    return {
      "/client-portal/messages": { label: section },
      "/client-portal/messages/new": { label: add },
      "/office/messages": { label: section },
      "/office/messages/new": { label: add },
    };
  },
  jobs: {
    queues: [unreadMessagesJob.name],
    start: ({ queue, db }) => workOnUnreadMessages(queue, db),
  },
  emails: threadEmails,
  emailExamples: threadEmailExamples,
  emailTexts: [threadServerTexts.emailTexts],
  panels: { threads: readRecordThreads },
  find: [threadFinder],
  attention: {
    "/client-portal/messages": countUnreadThreads,
    "/office/messages": countUnreadThreads,
  },
  fileRecords: threadFiles,
  archive: [
    { table: threads, without: [threads.words] },
    { table: threadMessages, without: [threadMessages.attempt, threadMessages.words] },
    { table: threadReaders },
  ],
  personalData: threadPersonalData,
  changeEvents: { thread: { about: "client", needs: "threads.use" } },
  notifications: threadNotifications,
  notificationRecords: { thread: threadRecord },
  startPage: messagesOnStartPage,
  demonstration: () => import("./demonstration.server.ts"),
} satisfies FeatureServer;
