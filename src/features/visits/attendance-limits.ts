import { hourMs } from "#platform/format/durations.ts";
import type { LockedVisit } from "./change-visit.server.ts";

const earliestMs = 4 * hourMs;
const latestMs = 8 * hourMs;

/** Nobody can have come to a visit before. */
export const earliestOf = ({ beginsAt }: Pick<LockedVisit, "beginsAt">): Date =>
  new Date(beginsAt.getTime() - earliestMs);

/** With a code; what is later is entered later, and what is done later belongs to no visit. */
export const latestOf = ({ endsAt }: Pick<LockedVisit, "endsAt">): Date =>
  new Date(endsAt.getTime() + latestMs);
