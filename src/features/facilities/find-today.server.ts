import { and, eq } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { type LocalDate, todayIn } from "#platform/format/local-date.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { inVisibleFacility } from "#platform/identity/scope.server.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import { findTimeZoneOfPerson } from "#platform/notifications/zone-of-person.server.ts";

/**
 * The day that it is at the chosen facility, else where most of the reader's facilities are.
 * @param chosenId anything else than a facility that the reader sees counts as none
 */
export async function findToday(
  db: Database,
  actor: Actor,
  chosenId: string | undefined,
  now: Date,
): Promise<LocalDate> {
  const chosenZone = chosenId && (await zoneOfFacility(db, actor, chosenId));
  return todayIn(chosenZone || (await findTimeZoneOfPerson(db, actor.accountId)), now);
}

async function zoneOfFacility(db: Database, actor: Actor, facilityId: string) {
  const { id, clientId, timeZone } = facilities;
  const [facility] = await db
    .select({ timeZone })
    .from(facilities)
    .where(and(eq(id, facilityId), inVisibleFacility(actor, { facilityId: id, clientId })));
  return facility?.timeZone;
}
