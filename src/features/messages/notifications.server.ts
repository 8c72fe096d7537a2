/** People are notified of new messages; one notification a thread says what was written last. */
import { inArray, sql } from "drizzle-orm";
import { may } from "#platform/identity/permissions.ts";
import { clientsAndDirectors } from "#platform/identity/roles.ts";
import type { Language } from "#platform/language/language.ts";
import {
  ownWords,
  plainWords,
  quoteWords,
  writtenAlone,
} from "#platform/language/written-words.ts";
import {
  homeOf,
  type NotificationDefinitions,
  type NotificationRecord,
} from "#platform/notifications/notification-definitions.server.ts";
import {
  byId,
  excerptOf,
  idsInDetails,
  recordIdsOf,
} from "#platform/notifications/read-subjects.server.ts";
import { languageOfTyped, messageWords, threadSubject } from "./made-words.server.ts";
import { threadServerTexts } from "./messages.server.ts";
import { threadMessages, threads } from "./tables/threads.ts";
import { isVisibleThread } from "./visible-threads.server.ts";

declare module "#platform/notifications/notification-kinds.ts" {
  interface NotificationKinds {
    message: "thread";
  }
  interface NotificationRecords {
    thread: true;
  }
}

const textsIn = (language: Language) => threadServerTexts(language).notifications;

export const threadNotifications = {
  message: {
    name: "message",
    place: 120,
    roles: clientsAndDirectors,
    usual: "at-once",
    label: ({ language }) => textsIn(language).kinds.message,
  },
} satisfies Partial<NotificationDefinitions["kinds"]>;

export const threadRecord: NotificationRecord<"thread"> = {
  name: "thread",
  needs: "threads.use",
  // Messages about a bill or a contract are not for everybody who sees its facility.
  isVisible: (actor, recordId) =>
    may(actor, "invoices.read") && may(actor, "contracts.read")
      ? undefined
      : sql`exists (select from ${threads}
          where ${threads.id} = ${recordId} and ${isVisibleThread(actor)})`,
  pathOf: ({ recordId }, audience) => `${homeOf(audience)}/messages/${recordId}`,
  async describe(db, notifications, { language }) {
    const { untitled, sentFiles, wrote } = textsIn(language);
    const [subjects, messages] = await Promise.all([
      db
        .select({
          id: threads.id,
          subject: threads.subject,
          language: threads.language,
          made: threads.made,
        })
        .from(threads)
        .where(inArray(threads.id, recordIdsOf(notifications))),
      db
        .select({
          id: threadMessages.id,
          threadId: threadMessages.threadId,
          text: excerptOf(threadMessages.text),
          language: threadMessages.language,
          made: threadMessages.made,
        })
        .from(threadMessages)
        .where(inArray(threadMessages.id, idsInDetails(notifications, "messageId"))),
    ]);
    const [threadWith, messageWith] = [byId(subjects), byId(messages)];
    return ({ recordId, details, person }) => {
      const thread = threadWith.get(recordId);
      const title =
        thread === undefined
          ? untitled
          : writtenAlone(threadSubject(thread, language), languageOfTyped(thread));
      const message = messageWith.get(details.messageId);
      if (message?.threadId !== recordId) return { title, text: undefined };
      const words = messageWords(message, language);
      return {
        title,
        text:
          plainWords(words) === ""
            ? ownWords(sentFiles({ person }))
            : quoteWords((quoted) => wrote({ person, text: quoted }), words),
      };
    };
  },
};
