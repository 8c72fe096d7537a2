/** Salespeople can be notified of what a prospect does with offered times. */
import { sales } from "#platform/identity/roles.ts";
import type { NotificationDefinitions } from "#platform/notifications/notification-definitions.server.ts";
import { quotedIn } from "#platform/notifications/read-subjects.server.ts";
import { walkThroughMessages } from "./messages.ts";

declare module "#platform/notifications/notification-kinds.ts" {
  interface NotificationKinds {
    "walk-through-news": "opportunity";
  }
}

const news = ["booked", "moved", "canceled", "undelivered"] as const;
export type WalkThroughNews = (typeof news)[number];

const isNews = (event: string): event is WalkThroughNews => news.some((kind) => kind === event);

export const walkThroughNotifications = {
  "walk-through-news": {
    name: "walk-through-news",
    place: 17,
    roles: sales,
    // Off, because the host already gets an email with the invitation.
    usual: "off",
    choices: ["daily", "off"],
    label: ({ language }) => walkThroughMessages(language).notifications.kind,
    describe({ event, details }, { language }) {
      const { notifications } = walkThroughMessages(language);
      const company = typeof details.company === "string" ? details.company : notifications.gone;
      return {
        title: notifications[isNews(event) ? event : "booked"]({ company }),
        text: quotedIn(details),
      };
    },
  },
} satisfies Partial<NotificationDefinitions["kinds"]>;
