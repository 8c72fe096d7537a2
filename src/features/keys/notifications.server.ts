import { sql } from "drizzle-orm";
import { clientsAndDirectors, workforce } from "#platform/identity/roles.ts";
import type { Language } from "#platform/language/language.ts";
import {
  homeOf,
  type NotificationDefinitions,
  type NotificationRecord,
} from "#platform/notifications/notification-definitions.server.ts";
import { isVisibleKey } from "./key-queries.server.ts";
import { keyServerMessages } from "./messages.server.ts";
import { keys } from "./tables/keys.ts";

declare module "#platform/notifications/notification-kinds.ts" {
  interface NotificationKinds {
    "key-lost": "key";
    "key-issued": "key";
  }
  interface NotificationRecords {
    key: true;
  }
}

const textsIn = (language: Language) => keyServerMessages(language).notifications;

export const keyNotifications = {
  "key-lost": {
    name: "key-lost",
    place: 160,
    roles: clientsAndDirectors,
    usual: "at-once",
    label: ({ language }) => textsIn(language).kinds["key-lost"],
  },
  "key-issued": {
    name: "key-issued",
    place: 170,
    roles: workforce,
    usual: "daily",
    choices: ["daily", "off"],
    label: ({ language }) => textsIn(language).kinds["key-issued"],
  },
} satisfies Partial<NotificationDefinitions["kinds"]>;

export const keyRecord: NotificationRecord<"key"> = {
  name: "key",
  needs: "keys.read",
  // A crew lead sees the keys that they have, as in every list of them.
  isVisible: (actor, recordId) =>
    actor.role === "crew-lead"
      ? sql`exists (select from ${keys}
          where ${keys.id} = ${recordId} and ${isVisibleKey(actor)})`
      : undefined,
  pathOf: ({ recordId }, audience) => `${homeOf(audience)}/keys/${recordId}`,
  async describe(_db, _notifications, { language }) {
    const { lost, issued } = textsIn(language);
    return ({ event, details, facilityName }) => {
      const key = { label: String(details.label), facility: facilityName ?? "" };
      return { title: event === "lost" ? lost(key) : issued(key), text: undefined };
    };
  },
};
