import { and, eq } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { threadMessages, threads } from "./tables/threads.ts";
import { isVisibleThread } from "./visible-threads.server.ts";

/**
 * The position of a message among those of all clients, which is why addresses carry ids instead.
 * Undefined for a message that the actor may not see.
 */
export async function positionOf(
  db: Database,
  actor: Actor,
  messageId: string,
): Promise<number | undefined> {
  const [row] = await db
    .select({ position: threadMessages.position })
    .from(threadMessages)
    .innerJoin(threads, eq(threads.id, threadMessages.threadId))
    .where(and(eq(threadMessages.id, messageId), isVisibleThread(actor)));
  return row?.position;
}
