import { facilityTypes } from "#features/facilities/facility-types.ts";
import type { AppResources } from "#platform/http/context.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { listPositions } from "../handling/list-positions.server.ts";
import type { SubmissionKind } from "../handling/submission-kinds.ts";

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
