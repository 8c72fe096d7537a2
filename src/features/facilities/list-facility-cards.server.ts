import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { inVisibleFacility } from "#platform/identity/scope.server.ts";
import { type FacilityRow, facilities } from "#platform/identity/tables/clients.ts";
import { holidayName } from "./federal-holidays.server.ts";
import { facilityHolidays } from "./tables/facility-details.ts";

export interface FacilityCard
  extends Pick<
    FacilityRow,
    "id" | "name" | "timeZone" | "street" | "city" | "state" | "postalCode" | "openingHours"
  > {
  /** Today's holiday, on the calendar of the facility. */
  holiday: string | null;
}

/** The facilities in service that the actor sees, with what is true today. */
export async function listFacilityCards(db: Database, actor: Actor): Promise<FacilityCard[]> {
  if (!may(actor, "facilities.read")) return [];
  const { id, clientId, name, timeZone, street, city, state, postalCode } = facilities;
  const rows = await db
    .select({
      id,
      name,
      timeZone,
      street,
      city,
      state,
      postalCode,
      openingHours: facilities.openingHours,
      holiday: facilityHolidays.name,
    })
    .from(facilities)
    .leftJoin(
      facilityHolidays,
      and(
        eq(facilityHolidays.facilityId, id),
        eq(facilityHolidays.date, sql`(now() at time zone ${timeZone})::date`),
      ),
    )
    .where(
      and(inVisibleFacility(actor, { facilityId: id, clientId }), isNull(facilities.archivedAt)),
    )
    .orderBy(asc(name), asc(id));
  return rows.map((row) => ({
    ...row,
    holiday: row.holiday === null ? null : holidayName(row.holiday, actor.language),
  }));
}
