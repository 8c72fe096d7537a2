/** What people are notified of: that a prospect has done something on their own page. */
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
    // At once, the company's mailbox has it.
    choices: ["daily", "off"],
    label: ({ language }) => quotePageMessages(language).notifications.kind,
    describe({ event, details }, { language }) {
      const { notifications } = quotePageMessages(language);
      const company = typeof details.company === "string" ? details.company : notifications.gone;
      const title = event === "withdrawn" ? notifications.withdrawn : notifications.added;
      // Without the prospect's words, which go when the request goes.
      return { title: title({ company }), text: undefined };
    },
  },
} satisfies Partial<NotificationDefinitions["kinds"]>;
