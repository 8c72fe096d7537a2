import { sql } from "drizzle-orm";
import { facilityTypes } from "#features/facilities/facility-types.ts";
import { jobApplications } from "#features/job-applications/tables/job-applications.ts";
import type { Database } from "#platform/database/client.ts";
import type { AppResources } from "#platform/http/context.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { SubmissionKind } from "../handling/submission-kinds.ts";
import { mayRead } from "../handling/submission-kinds.ts";

interface Position {
  /** Id of the opening, which may be closed by now. */
  id: string;
  /** As the latest application to it was told. */
  title: string;
}

/**
 * The positions that people have applied for. Jumps from one to the next in the index, so that it
 * costs as many steps as there are positions, however many applied.
 */
export async function listPositions(db: Database, actor: Actor): Promise<Position[]> {
  if (!mayRead(actor, "application")) return [];
  const latest = sql`select position, position_title from ${jobApplications}`;
  const { rows } = await db.execute(sql`
    with recursive found as (
      (${latest} order by position desc, received_at desc limit 1)
      union all
      select next.* from found, lateral (
        ${latest} where position < found.position order by position desc, received_at desc limit 1
      ) as next
    )
    select position, position_title from found order by position_title, position`);
  return rows.map(({ position, position_title: title }) => ({
    id: String(position),
    title: String(title),
  }));
}

/** What a list can be narrowed to besides: facility types, or positions. */
export async function readCategories(
  db: AppResources["db"],
  actor: Actor,
  kind: SubmissionKind,
): Promise<{ value: string; label: string }[]> {
  switch (kind) {
    case "lead":
      return facilityTypes.map(({ value, label }) => ({ value, label }));
    case "contact-message":
      return [];
    case "application":
      return (await listPositions(db, actor)).map(({ id, title }) => ({ value: id, label: title }));
  }
}
