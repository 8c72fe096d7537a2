/** People are notified when a prospect has replied, or did not get our email. */
import { sales } from "#platform/identity/roles.ts";
import type { NotificationDefinitions } from "#platform/notifications/notification-definitions.server.ts";
import { quotedIn } from "#platform/notifications/read-subjects.server.ts";
import { opportunityEmailServerMessages } from "./messages.server.ts";

declare module "#platform/notifications/notification-kinds.ts" {
  interface NotificationKinds {
    "opportunity-replied": "opportunity";
  }
}

export const opportunityEmailNotifications = {
  "opportunity-replied": {
    name: "opportunity-replied",
    place: 13,
    roles: sales,
    usual: "at-once",
    label: ({ language }) => opportunityEmailServerMessages(language).notifications.kind,
    describe({ event, details }, { language }) {
      const { notifications } = opportunityEmailServerMessages(language);
      const company = typeof details.company === "string" ? details.company : notifications.gone;
      return {
        title: (event === "undelivered" ? notifications.undelivered : notifications.replied)({
          company,
        }),
        text: quotedIn(details),
      };
    },
  },
} satisfies Partial<NotificationDefinitions["kinds"]>;
