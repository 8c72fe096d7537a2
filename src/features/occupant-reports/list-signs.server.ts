import { and, asc, eq, isNull } from "drizzle-orm";
import { areas } from "#features/facilities/tables/areas.ts";
import type { Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { inVisibleFacility } from "#platform/identity/scope.server.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { areaSigns } from "./tables/area-signs.ts";

export interface AreaWithSign {
  id: string;
  name: string;
  floor: string;
  /** In use. */
  sign: { code: string; madeAt: Date; madeBy: string } | undefined;
}

/** Areas in use by floor, `2` before `10`, each with its sign. */
export async function listSigns(
  db: Database,
  actor: Actor,
  facilityId: string,
): Promise<AreaWithSign[]> {
  if (!may(actor, "signs.print")) return [];
  const { code, madeAt } = areaSigns;
  const rows = await db
    .select({
      area: { id: areas.id, name: areas.name, floor: areas.floor },
      sign: { code, madeAt },
      madeBy: accounts.name,
    })
    .from(areas)
    .leftJoin(areaSigns, and(eq(areaSigns.areaId, areas.id), isNull(areaSigns.revokedAt)))
    .leftJoin(accounts, eq(accounts.id, areaSigns.madeBy))
    .where(
      and(
        eq(areas.facilityId, facilityId),
        isNull(areas.archivedAt),
        inVisibleFacility(actor, areas),
      ),
    )
    .orderBy(asc(areas.position), asc(areas.id));
  const listed = rows.map(({ area, sign, madeBy }) => ({
    ...area,
    sign: sign === null ? undefined : { ...sign, madeBy: madeBy ?? "" },
  }));
  return listed.toSorted((a, b) => byFloor.compare(a.floor, b.floor));
}

const byFloor = new Intl.Collator("en-US", { numeric: true });
