import { and, eq } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { inVisibleFacility } from "#platform/identity/scope.server.ts";
import { facilities } from "#platform/identity/tables/clients.ts";

export interface Site {
  street: string;
  city: string;
  accessNotes: string;
}

/** How a crew gets there and in; undefined for who attends no visits there. */
export async function findSite(
  db: Database,
  actor: Actor,
  facilityId: string,
): Promise<Site | undefined> {
  if (!may(actor, "visits.attend")) return undefined;
  const { id, clientId, street, city, accessNotes } = facilities;
  const [site] = await db
    .select({ street, city, accessNotes })
    .from(facilities)
    .where(and(eq(id, facilityId), inVisibleFacility(actor, { facilityId: id, clientId })));
  return site;
}
