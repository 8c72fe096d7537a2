import type { ForAccount } from "#platform/email/email-data.ts";
import type { Renderers } from "#platform/email/email-renderer.ts";
import { findActorOf } from "#platform/identity/find-actor.server.ts";
import { may } from "#platform/identity/permissions.ts";
import { ifWanted } from "#platform/notifications/wanted-email.server.ts";
import { describeTrouble, readToldTroubles, type ToldTroubles } from "../backup-troubles.server.ts";
import { backupNotifications } from "../notifications.server.ts";
import { backupTrouble } from "./backup-trouble.tsx";

declare module "#platform/email/email-messages.ts" {
  interface EmailData {
    /** To administrators. @see notifyAdministrators */
    "backup-trouble": ForAccount & ToldTroubles;
  }
  interface NotDueReasons {
    "no-trouble": true;
  }
}

export const backupEmails: Renderers<"backup-trouble"> = {
  async "backup-trouble"(parts, { data }) {
    const actor = await findActorOf(parts.db, data.accountId);
    if (actor === undefined || !may(actor, "system.read")) return { notDue: "not-visible" };
    const { language, name, email } = actor;
    const { place, troubles } = readToldTroubles({ ...data });
    if (troubles.length === 0) return { notDue: "no-trouble" };
    return ifWanted(parts, actor.accountId, backupNotifications.backups, async (links) => ({
      ...(await backupTrouble({
        language,
        name,
        troubles: troubles.map((trouble) => describeTrouble(trouble, place, language)),
        address: `${parts.origin}/office/system`,
        links,
      })),
      to: email,
    }));
  },
};
