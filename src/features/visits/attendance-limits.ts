import { hourMs } from "#platform/format/durations.ts";
import type { LockedVisit } from "./change-visit.server.ts";

const earliestMs = 4 * hourMs;
const latestMs = 8 * hourMs;

/** Nobody can have come to a visit before this. */
export const earliestOf = ({ beginsAt }: Pick<LockedVisit, "beginsAt">): Date =>
  new Date(beginsAt.getTime() - earliestMs);

/** Codes are accepted until then; work after that belongs to no visit. */
export const latestOf = ({ endsAt }: Pick<LockedVisit, "endsAt">): Date =>
  new Date(endsAt.getTime() + latestMs);
