import type { AppResources } from "#app/http/context.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { countOpen } from "#domain/submissions/handling/list-submissions.ts";
import { submissionRooms } from "./submissions/submission-rooms.ts";

/** How many submissions wait for an answer, by the address of their room. */
export async function readWaiting(
  db: AppResources["db"],
  actor: Actor,
): Promise<Record<string, number>> {
  const counted = submissionRooms.map(
    async ({ kind, path }) => [path, await countOpen(db, actor, kind)] as const,
  );
  return Object.fromEntries(await Promise.all(counted));
}
