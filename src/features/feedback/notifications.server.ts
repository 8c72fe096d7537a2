/** Clients are asked for feedback; what a notification says of such a question. */
import { categoryLabel } from "#features/work-orders/work-order-types.ts";
import { formatQuarter } from "#platform/format/quarter-format.server.ts";
import { clientRoles } from "#platform/identity/roles.ts";
import type { Language } from "#platform/language/language.ts";
import {
  homeOf,
  type NotificationDefinitions,
  type NotificationRecord,
  type RaisedNotification,
} from "#platform/notifications/notification-definitions.server.ts";
import { feedbackServerMessages } from "./messages.server.ts";

declare module "#platform/notifications/notification-kinds.ts" {
  interface NotificationKinds {
    feedback: "feedback";
  }
  interface NotificationRecords {
    feedback: true;
  }
}

const textsIn = (language: Language) => feedbackServerMessages(language).notifications;

export const feedbackNotifications = {
  feedback: {
    name: "feedback",
    place: 180,
    // Account managers get the email about a low answer; what it says is a message to them.
    roles: [...clientRoles, "account-manager"],
    usual: "at-once",
    choices: ["at-once", "off"],
    label: ({ language, audience }) => textsIn(language).kinds.feedback[audience],
  },
} satisfies Partial<NotificationDefinitions["kinds"]>;

export const feedbackRecord: NotificationRecord<"feedback"> = {
  name: "feedback",
  needs: "feedback.give",
  pathOf: ({ recordId }, audience) => `${homeOf(audience)}/feedback/${recordId}`,
  async describe(_db, _notifications, { language }) {
    return ({ details }) => ({ title: questionOf(details, language), text: undefined });
  },
};

function questionOf(
  { number, category, quarter }: RaisedNotification["details"],
  language: Language,
): string {
  const { ofQuarter, ofWorkOrder, workOrder } = textsIn(language);
  if (typeof quarter === "string") return ofQuarter({ quarter: formatQuarter(quarter, language) });
  const label = typeof category === "string" ? categoryLabel(category, language) : workOrder;
  return ofWorkOrder({ category: label, number: String(number) });
}
