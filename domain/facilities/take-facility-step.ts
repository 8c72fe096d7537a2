/** Lock, right, change, history and hint of every command on a facility: all or nothing. */
import { and, eq } from "drizzle-orm";
import type { Database, Transaction } from "#database/client.ts";
import { type FacilityRow, facilities } from "#database/tables/clients.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/permissions.ts";
import { inVisibleFacility } from "#domain/accounts/scope.ts";
import { recordHistory } from "#domain/history/history.ts";
import { sendHint } from "#domain/live/hints.ts";

export type FacilityError =
  /** Also for what the actor may not see: the two must look alike. */
  | "not-found"
  | "not-allowed"
  /** Something of that name, or on that day, is there already. */
  | "duplicate"
  | "wrong-state"
  /** Somebody else changed it after it was shown. */
  | "changed-since";

export type FacilityResult = { ok: true; id: string } | { ok: false; reason: FacilityError };

export interface FacilityStep {
  /** For the history, e.g. `hours-changed`. */
  kind: string;
  details?: Record<string, unknown>;
  /** Of the record that was made or changed; of the facility without it. */
  id?: string;
  /** The version that it is about, where it is one of the scope. */
  scopeId?: string;
}

/** What a facility's rows carry. */
export interface OfFacility {
  facilityId: string;
  clientId: string;
}

export function takeFacilityStep(
  { db }: { db: Database },
  actor: Actor,
  facilityId: string,
  decide: (
    tx: Transaction,
    columns: OfFacility,
    facility: FacilityRow,
  ) => Promise<FacilityStep | FacilityError>,
): Promise<FacilityResult> {
  return db.transaction(async (tx): Promise<FacilityResult> => {
    const { id, clientId } = facilities;
    const [facility] = await tx
      .select()
      .from(facilities)
      .where(and(eq(id, facilityId), inVisibleFacility(actor, { facilityId: id, clientId })))
      .for("update");
    if (facility === undefined || !may(actor, "facilities.read"))
      return { ok: false, reason: "not-found" };
    if (!may(actor, "facilities.change")) return { ok: false, reason: "not-allowed" };
    const columns = { facilityId, clientId: facility.clientId };
    const step = await decide(tx, columns, facility);
    if (typeof step === "string") return { ok: false, reason: step };
    const recordKind = step.scopeId === undefined ? "facility" : "scope";
    await recordHistory(tx, {
      ...{ recordKind, recordId: step.scopeId ?? facilityId, ...columns },
      ...{ kind: step.kind, actorId: actor.accountId, details: step.details ?? {} },
    });
    await sendHint(tx, { kind: recordKind, id: step.scopeId ?? facilityId, ...columns });
    return { ok: true, id: step.id ?? facilityId };
  });
}
