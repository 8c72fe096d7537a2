/** Morning reports come by email alone, and are switched off where other emails are. */
import { clientRoles } from "#platform/identity/roles.ts";
import type { NotificationDefinitions } from "#platform/notifications/notification-definitions.server.ts";
import { morningReportMessages } from "./messages.server.ts";

declare module "#platform/notifications/notification-kinds.ts" {
  interface NotificationKinds {
    "morning-report": never;
  }
}

export const morningReportNotifications = {
  "morning-report": {
    name: "morning-report",
    place: 220,
    roles: clientRoles,
    usual: "at-once",
    choices: ["at-once", "off"],
    label: ({ language }) => morningReportMessages(language).notifications.kinds["morning-report"],
  },
} satisfies Partial<NotificationDefinitions["kinds"]>;
