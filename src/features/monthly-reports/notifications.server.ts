/** Clients are notified of each month's report; what a notification says of it. */
import { clientRoles } from "#platform/identity/roles.ts";
import type { Language } from "#platform/language/language.ts";
import type {
  NotificationDefinitions,
  NotificationRecord,
} from "#platform/notifications/notification-definitions.server.ts";
import { reportServerMessages } from "./messages.server.ts";
import { monthlyReportPath, monthWithYear } from "./report-months.ts";

declare module "#platform/notifications/notification-kinds.ts" {
  interface NotificationKinds {
    "monthly-report": "monthly-report";
  }
  interface NotificationRecords {
    "monthly-report": true;
  }
}

const textsIn = (language: Language) => reportServerMessages(language).notifications;

export const monthlyReportNotifications = {
  "monthly-report": {
    name: "monthly-report",
    place: 210,
    roles: clientRoles,
    usual: "at-once",
    label: ({ language }) => textsIn(language).kinds["monthly-report"],
  },
} satisfies Partial<NotificationDefinitions["kinds"]>;

export const monthlyReportRecord: NotificationRecord<"monthly-report"> = {
  name: "monthly-report",
  needs: "insights.read",
  pathOf: ({ recordId }, audience) => monthlyReportPath(audience, recordId),
  async describe(_db, _notifications, { language }) {
    const { title, titleOf } = textsIn(language);
    return ({ details: { month } }) => ({
      title: typeof month === "string" ? titleOf({ month: monthWithYear(month, language) }) : title,
      text: undefined,
    });
  },
};
