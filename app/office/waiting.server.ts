import type { AppResources } from "#app/http/context.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { countUnreadThreads } from "#domain/messages/unread.ts";
import { countOpen } from "#domain/submissions/handling/list-submissions.ts";
import { countWaitingForStaff } from "#domain/work-orders/list-work-orders.ts";
import { submissionRooms } from "./submissions/submission-rooms.ts";

/** How much waits for a person, by the address of the room. */
export async function readWaiting(
  db: AppResources["db"],
  actor: Actor,
): Promise<Record<string, number>> {
  const counted = submissionRooms.map(
    async ({ kind, path }) => [path, await countOpen(db, actor, kind)] as const,
  );
  const others = [
    countWaitingForStaff(db, actor).then((n) => ["/office/work-orders", n] as const),
    countUnreadThreads(db, actor).then((n) => ["/office/messages", n] as const),
  ];
  return Object.fromEntries(await Promise.all([...counted, ...others]));
}
