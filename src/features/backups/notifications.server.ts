/** Administrators are notified of what is wrong with the backups. */
import { administrators } from "#platform/identity/roles.ts";
import type { Language } from "#platform/language/language.ts";
import { ownWords } from "#platform/language/written-words.ts";
import type {
  NotificationDefinitions,
  NotificationRecord,
} from "#platform/notifications/notification-definitions.server.ts";
import { describeTrouble, readToldTroubles } from "./backup-troubles.server.ts";
import { backupMessages } from "./messages.server.ts";

declare module "#platform/notifications/notification-kinds.ts" {
  interface NotificationKinds {
    backups: "backups";
  }
  interface NotificationRecords {
    /** Backups belong to no client: they are of the whole product. */
    backups: true;
  }
}

const textsIn = (language: Language) => backupMessages(language).notifications;

export const backupNotifications = {
  backups: {
    name: "backups",
    place: 155,
    roles: administrators,
    usual: "at-once",
    label: ({ language }) => textsIn(language).kinds.backups,
  },
} satisfies Partial<NotificationDefinitions["kinds"]>;

export const backupsRecord: NotificationRecord<"backups"> = {
  name: "backups",
  needs: "system.read",
  // Nobody but staff is told of them.
  pathOf: (_, audience) =>
    audience === "client" ? "/client-portal/notifications" : "/office/system",
  async describe(_db, _notifications, { language }) {
    return ({ details }) => {
      const { place, troubles } = readToldTroubles(details);
      const [gravest] = troubles;
      if (gravest === undefined)
        return { title: textsIn(language).unknownTrouble, text: undefined };
      const { title, advice } = describeTrouble(gravest, place, language);
      return { title, text: ownWords(advice) };
    };
  },
};
