import { and, asc, eq } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { inVisibleFacility } from "#platform/identity/scope.server.ts";
import { type AreaRow, areas } from "../tables/areas.ts";

export type Area = Pick<
  AreaRow,
  "id" | "name" | "floor" | "type" | "squareFeet" | "floorCovering" | "archivedAt"
>;

/** By floor, `2` before `10` and numbers before words; archived ones included. */
export async function listAreas(db: Database, actor: Actor, facilityId: string): Promise<Area[]> {
  if (!may(actor, "facilities.read")) return [];
  const rows = await db
    .select({
      id: areas.id,
      name: areas.name,
      floor: areas.floor,
      type: areas.type,
      squareFeet: areas.squareFeet,
      floorCovering: areas.floorCovering,
      archivedAt: areas.archivedAt,
    })
    .from(areas)
    .where(and(eq(areas.facilityId, facilityId), inVisibleFacility(actor, areas)))
    .orderBy(asc(areas.position), asc(areas.id));
  return rows.toSorted((a, b) => byFloor.compare(a.floor, b.floor));
}

const byFloor = new Intl.Collator("en-US", { numeric: true });
