import type { ForAccount } from "#platform/email/email-data.ts";
import type { Renderers } from "#platform/email/email-renderer.ts";
import { findActorOf } from "#platform/identity/find-actor.server.ts";
import { isClientRole } from "#platform/identity/roles.ts";
import { ifWanted } from "#platform/notifications/wanted-email.server.ts";
import { findUnread } from "../find-unread.server.ts";
import { threadNotifications } from "../notifications.server.ts";
import { unreadMessages } from "./unread-messages.tsx";

declare module "#platform/email/email-messages.ts" {
  interface EmailData {
    "unread-messages": ForAccount;
  }
  interface EmailSubjects {
    thread: true;
  }
  interface NotDueReasons {
    read: true;
  }
}

export const threadEmails: Renderers<"unread-messages"> = {
  async "unread-messages"(parts, { aboutId, data }) {
    const { db, origin } = parts;
    const actor = await findActorOf(db, data.accountId);
    if (actor === undefined || aboutId === null) return undefined;
    const unread = await findUnread(db, actor, aboutId);
    if (unread === undefined) return { notDue: "read" };
    const area = isClientRole(actor.role) ? "client-portal" : "office";
    const address = `${origin}/${area}/messages/${aboutId}`;
    return ifWanted(parts, data.accountId, threadNotifications.message, (links) =>
      unreadMessages({ ...unread, language: actor.language, name: actor.name, address, links }),
    );
  },
};
