/** Staff are notified when a prospect has done something on their own page. */
import { sales } from "#platform/identity/roles.ts";
import type { NotificationDefinitions } from "#platform/notifications/notification-definitions.server.ts";
import { quotePageMessages } from "./messages.server.ts";

declare module "#platform/notifications/notification-kinds.ts" {
  interface NotificationKinds {
    "prospect-page-news": "opportunity";
  }
}

export const quotePageNotifications = {
  "prospect-page-news": {
    name: "prospect-page-news",
    place: 15,
    roles: sales,
    usual: "daily",
    // Nobody can choose "at once", because the company's mailbox already gets an email at once.
    choices: ["daily", "off"],
    label: ({ language }) => quotePageMessages(language).notifications.kind,
    describe({ event, details }, { language }) {
      const { notifications } = quotePageMessages(language);
      const company = typeof details.company === "string" ? details.company : notifications.gone;
      const title = event === "withdrawn" ? notifications.withdrawn : notifications.added;
      // The notification leaves out what the prospect wrote, so that deleting the request deletes it
      // everywhere.
      return { title: title({ company }), text: undefined };
    },
  },
} satisfies Partial<NotificationDefinitions["kinds"]>;
