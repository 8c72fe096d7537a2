import { and, type Column, type SQL, sql } from "drizzle-orm";
import { facilities } from "#platform/identity/tables/clients.ts";

export interface LocalDays {
  /** ISO, both included; all days before or behind where one is absent. */
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * Whether a moment is on these days by the facility's own calendar; first whether it is near them in
 * any time zone, so that an index of moments is of use.
 */
export function isOnLocalDays(
  moment: Column,
  facilityId: Column,
  { from, to }: LocalDays,
): SQL | undefined {
  const day = sql`(${moment} at time zone (select place.time_zone from ${facilities} as place
    where place.id = ${facilityId}))::date`;
  return and(
    from === undefined
      ? undefined
      : sql`${moment} >= ${from}::date - interval '2 days' and ${day} >= ${from}::date`,
    to === undefined
      ? undefined
      : sql`${moment} < ${to}::date + interval '3 days' and ${day} <= ${to}::date`,
  );
}
