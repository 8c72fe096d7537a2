import { findActorOf } from "#domain/accounts/find-actor.ts";
import { isClientRole } from "#domain/accounts/roles.ts";
import { findUnread } from "#domain/messages/find-unread.ts";
import { unreadMessages } from "#mail/unread-messages.tsx";
import type { Renderers } from "./email-renderer.ts";
import { ifWanted } from "./wanted-email.ts";

export const threadEmails: Renderers<"unread-messages"> = {
  async "unread-messages"(parts, { aboutId, data }) {
    const { db, origin } = parts;
    const actor = await findActorOf(db, data.accountId);
    if (actor === undefined || aboutId === null) return undefined;
    const unread = await findUnread(db, actor, aboutId);
    if (unread === undefined) return { notDue: "read in the meantime, or out of reach" };
    const area = isClientRole(actor.role) ? "client-portal" : "office";
    const address = `${origin}/${area}/messages/${aboutId}`;
    return ifWanted(parts, data.accountId, "message", (links) =>
      unreadMessages({ ...unread, name: actor.name, address, links }),
    );
  },
};
