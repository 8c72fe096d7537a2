import type { AppResources } from "#app/http/context.ts";
import type { Actor } from "#domain/accounts/actor.ts";
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
  const workOrders = countWaitingForStaff(db, actor);
  return {
    ...Object.fromEntries(await Promise.all(counted)),
    "/office/work-orders": await workOrders,
  };
}
