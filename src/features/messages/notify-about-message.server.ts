import { sql } from "drizzle-orm";
import type { Transaction } from "#platform/database/client.ts";
import { raiseNotifications } from "#platform/notifications/raise-notifications.server.ts";
import { threadNotifications, threadRecord } from "./notifications.server.ts";
import { isRecipient, people } from "./recipients.server.ts";
import { threads } from "./tables/threads.ts";

interface NewMessage {
  messageId: string;
  threadId: string;
  clientId: string;
  facilityId: string;
  authorId: string;
  /** This moment without it. */
  at?: Date;
}

/**
 * One unread notification for each thread, about its latest message. Whoever has not read it after
 * ten minutes gets an email from `unread-emails.server.ts`.
 */
export async function notifyAboutMessage(tx: Transaction, message: NewMessage): Promise<void> {
  const { messageId, threadId, clientId, facilityId, authorId, at } = message;
  const { rows } = await tx.execute(sql`select person.id from ${threads} as t
    join ${people} as person on ${isRecipient()} where t.id = ${threadId}`);
  await raiseNotifications(
    tx,
    undefined,
    {
      kind: threadNotifications.message,
      event: "message",
      record: threadRecord,
      recordId: threadId,
      clientId,
      facilityId,
      actorId: authorId,
      details: { messageId },
      replaces: true,
      at,
    },
    rows.map(({ id }) => String(id)),
  );
}
