import { clientRoles } from "#platform/identity/roles.ts";
import type { Language } from "#platform/language/language.ts";
import {
  homeOf,
  type NotificationDefinitions,
  type NotificationRecord,
  type RaisedNotification,
} from "#platform/notifications/notification-definitions.server.ts";
import { quotedIn } from "#platform/notifications/read-subjects.server.ts";
import { inspectionServerMessages } from "./messages.server.ts";

declare module "#platform/notifications/notification-kinds.ts" {
  interface NotificationKinds {
    inspection: "inspection";
    "inspection-dispute": "inspection";
  }
  interface NotificationRecords {
    inspection: true;
  }
}

const textsIn = (language: Language) => inspectionServerMessages(language).notifications;

export const inspectionNotifications = {
  inspection: {
    name: "inspection",
    place: 100,
    roles: [...clientRoles, "account-manager", "supervisor"],
    usual: "daily",
    label: ({ language, audience }) => textsIn(language).kinds.inspection[audience],
  },
  "inspection-dispute": {
    name: "inspection-dispute",
    place: 110,
    roles: ["account-manager", "supervisor"],
    usual: "at-once",
    label: ({ language }) => textsIn(language).kinds["inspection-dispute"],
  },
} satisfies Partial<NotificationDefinitions["kinds"]>;

export const inspectionRecord: NotificationRecord<"inspection"> = {
  name: "inspection",
  needs: "inspections.read",
  pathOf: ({ recordId }, audience) => `${homeOf(audience)}/inspections/${recordId}`,
  async describe(_db, _notifications, { language }) {
    return (notification) => ({
      title: titleOf(notification, language),
      text: quotedIn(notification.details),
    });
  },
};

function titleOf({ event, person }: RaisedNotification, language: Language): string {
  const titles = textsIn(language);
  switch (event) {
    case "finished":
      return titles.finished;
    case "signed":
      return titles.signed({ person });
    case "disputed":
      return titles.disputed({ person });
    case "remarked":
      return titles.remarked({ person });
    case "re-inspected":
      return titles.reInspected;
    default:
      return titles.changed;
  }
}
