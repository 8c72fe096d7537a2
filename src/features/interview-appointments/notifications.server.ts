/** Recruiters can be notified of what an applicant does with offered times. */
import { recruiting } from "#platform/identity/roles.ts";
import type { NotificationDefinitions } from "#platform/notifications/notification-definitions.server.ts";
import { interviewMessages } from "./messages.ts";

declare module "#platform/notifications/notification-kinds.ts" {
  interface NotificationKinds {
    "interview-news": "application";
  }
}

const news = ["booked", "moved", "canceled", "undelivered"] as const;
export type InterviewNews = (typeof news)[number];

const isNews = (event: string): event is InterviewNews => news.some((kind) => kind === event);

export const interviewNotifications = {
  "interview-news": {
    name: "interview-news",
    place: 19,
    roles: recruiting,
    // Off, because whoever holds the interview already gets an email with the invitation.
    usual: "off",
    choices: ["daily", "off"],
    label: ({ language }) => interviewMessages(language).notifications.kind,
    describe({ event, details }, { language }) {
      const { notifications } = interviewMessages(language);
      const name = typeof details.name === "string" ? details.name : notifications.gone;
      // The notification leaves out what the applicant wrote, so that deleting the application deletes it
      // everywhere.
      return { title: notifications[isNews(event) ? event : "booked"]({ name }), text: undefined };
    },
  },
} satisfies Partial<NotificationDefinitions["kinds"]>;
