import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { sendMessage, startThread } from "#features/messages/send-message.server.ts";
import { threadMessages } from "#features/schema.ts";
import type { AccountsContext } from "#platform/identity/accounts-context.ts";
import type { Actor } from "#platform/identity/actor.ts";

type Context = Pick<AccountsContext, "db">;

/** @returns the id of the thread */
export async function addThread(
  context: Context,
  actor: Actor,
  facilityId: string,
  { subject = "Keys", text = "Where are the keys?" } = {},
): Promise<string> {
  const result = await startThread(context, actor, {
    facilityId,
    subject,
    text,
    attempt: randomUUID(),
  });
  if (!result.ok) throw new Error("no thread started");
  return result.threadId;
}

export const say = (context: Context, actor: Actor, threadId: string, text: string) =>
  sendMessage(context, actor, threadId, { text, attempt: randomUUID() });

/** Makes the messages of a thread look as if they had been sent earlier. */
export const age = ({ db }: Context, threadId: string, minutes: number) =>
  db
    .update(threadMessages)
    .set({ sentAt: sql`${threadMessages.sentAt} - make_interval(mins => ${minutes})` })
    .where(sql`${threadMessages.threadId} = ${threadId}`);
