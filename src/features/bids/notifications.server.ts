/** People are notified when a version under the lowest margin waits for their approval. */
import { sales } from "#platform/identity/roles.ts";
import type { NotificationDefinitions } from "#platform/notifications/notification-definitions.server.ts";
import { quotedIn } from "#platform/notifications/read-subjects.server.ts";
import { bidServerMessages } from "./messages.server.ts";

declare module "#platform/notifications/notification-kinds.ts" {
  interface NotificationKinds {
    "bid-approval": "opportunity";
  }
}

export const bidNotifications = {
  "bid-approval": {
    name: "bid-approval",
    place: 11,
    // Account managers where the settings let them approve.
    roles: sales,
    usual: "daily",
    choices: ["daily", "off"],
    label: ({ language }) => bidServerMessages(language).notifications.kind,
    describe({ event, details, person }, { language }) {
      const { notifications } = bidServerMessages(language);
      const company = typeof details.company === "string" ? details.company : notifications.gone;
      const number = typeof details.number === "number" ? details.number : 1;
      const say = event === "approved" ? notifications.approved : notifications.waits;
      return {
        title: say({ person, company, number }),
        text: quotedIn({ text: details.note, language: details.language }),
      };
    },
  },
} satisfies Partial<NotificationDefinitions["kinds"]>;
