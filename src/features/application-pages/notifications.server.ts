/** Staff are notified when an applicant has done something on their own page. */
import { recruiting } from "#platform/identity/roles.ts";
import type { NotificationDefinitions } from "#platform/notifications/notification-definitions.server.ts";
import { applicationPageMessages } from "./messages.server.ts";

declare module "#platform/notifications/notification-kinds.ts" {
  interface NotificationKinds {
    "applicant-page-news": "application";
  }
}

export const applicationPageNotifications = {
  "applicant-page-news": {
    name: "applicant-page-news",
    place: 21,
    roles: recruiting,
    usual: "daily",
    // Nobody can choose "at once", because the company's mailbox already gets an email at once.
    choices: ["daily", "off"],
    label: ({ language }) => applicationPageMessages(language).notifications.kind,
    describe({ event, details }, { language }) {
      const { notifications } = applicationPageMessages(language);
      const name = typeof details.name === "string" ? details.name : notifications.gone;
      const title = event === "withdrawn" ? notifications.withdrawn : notifications.added;
      // The notification leaves out what the applicant wrote, so that deleting the application deletes it
      // everywhere.
      return { title: title({ name }), text: undefined };
    },
  },
} satisfies Partial<NotificationDefinitions["kinds"]>;
