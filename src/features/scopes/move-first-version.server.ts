/** The first version of a scope takes effect on another day, as the service begins on another. */
import { and, eq, isNotNull } from "drizzle-orm";
import {
  changeFacilityRecord,
  type FacilityResult,
} from "#features/facilities/change-facility.server.ts";
import type { Transaction } from "#platform/database/client.ts";
import { type LocalDate, todayIn } from "#platform/format/local-date.ts";
import { changedFields } from "#platform/history/field-changes.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import { type ScopeRow, scopes } from "./tables/scopes.ts";

interface Move {
  from: LocalDate;
  to: LocalDate;
}

/**
 * The version that was to take effect on the old day, if it is the only one with a day, neither day is over
 * and the actor may move it; the facility is locked.
 */
export async function findMovableVersion(
  tx: Transaction,
  actor: Actor,
  facilityId: string,
  { from, to }: Move,
  now: Date,
): Promise<ScopeRow | undefined> {
  if (!may(actor, "facilities.change")) return undefined;
  const [facility] = await tx
    .select({ timeZone: facilities.timeZone })
    .from(facilities)
    .where(eq(facilities.id, facilityId))
    .for("update");
  if (facility === undefined) return undefined;
  const today = todayIn(facility.timeZone, now);
  const [first, ...later] = await tx
    .select()
    .from(scopes)
    .where(and(eq(scopes.facilityId, facilityId), isNotNull(scopes.effectiveFrom)));
  const isMovable =
    later.length === 0 && first?.effectiveFrom === from && from > today && to >= today;
  return isMovable ? first : undefined;
}

/** The version must come from `findMovableVersion` in the same transaction. */
export const moveFirstVersion = (
  tx: Transaction,
  actor: Actor,
  { id: scopeId, facilityId, version, effectiveFrom }: ScopeRow,
  to: LocalDate,
): Promise<FacilityResult> =>
  changeFacilityRecord({ db: tx }, actor, facilityId, async () => {
    await tx.update(scopes).set({ effectiveFrom: to }).where(eq(scopes.id, scopeId));
    return {
      kind: "set-effective",
      scopeId,
      id: scopeId,
      change: changedFields({ effectiveFrom }, { effectiveFrom: to }),
      details: { version },
    };
  });
