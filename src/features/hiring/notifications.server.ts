/** People are notified when a note mentions them. */
import { sql } from "drizzle-orm";
import { jobApplications } from "#features/job-applications/tables/job-applications.ts";
import { isAmong } from "#platform/history/history-nouns.server.ts";
import { recruiting } from "#platform/identity/roles.ts";
import type { Language } from "#platform/language/language.ts";
import type {
  NotificationDefinitions,
  NotificationRecord,
} from "#platform/notifications/notification-definitions.server.ts";
import { hiringServerMessages } from "./messages.server.ts";

declare module "#platform/notifications/notification-kinds.ts" {
  interface NotificationKinds {
    "application-mentioned": "application";
  }
  interface NotificationRecords {
    application: true;
  }
}

const textsIn = (language: Language) => hiringServerMessages(language).notifications;

export const hiringNotifications = {
  "application-mentioned": {
    name: "application-mentioned",
    place: 18,
    roles: recruiting,
    usual: "daily",
    choices: ["daily", "off"],
    label: ({ language }) => textsIn(language).kind,
  },
} satisfies Partial<NotificationDefinitions["kinds"]>;

export const applicationRecord: NotificationRecord<"application"> = {
  name: "application",
  needs: "applications.read",
  isOfNoClient: true,
  isVisible: (_, recordId) =>
    sql`exists (select from ${jobApplications} where ${jobApplications.id} = ${recordId})`,
  pathOf: ({ recordId }) => `/office/applications/${recordId}`,
  async describe(db, raised, { language }) {
    const ids = raised.map(({ recordId }) => recordId);
    const rows = await db
      .select({ id: jobApplications.id, name: jobApplications.fullName })
      .from(jobApplications)
      .where(isAmong(jobApplications.id, ids));
    const names = new Map(rows.map(({ id, name }) => [id, name]));
    const { mentioned, gone } = textsIn(language);
    // The notification leaves out the note, so that deleting the application deletes it everywhere.
    return ({ recordId, person }) => ({
      title: mentioned({ person, applicant: names.get(recordId) ?? gone }),
      text: undefined,
    });
  },
};
