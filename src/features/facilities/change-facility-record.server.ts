/** Lock, right, change, history and change event of every command on a facility: all or nothing. */
import { and, eq } from "drizzle-orm";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import type { FieldChanges } from "#platform/history/field-changes.ts";
import { recordHistory } from "#platform/history/history.server.ts";
import type { HistoryKindOf } from "#platform/history/history-messages.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { inVisibleFacility } from "#platform/identity/scope.server.ts";
import { type FacilityRow, facilities } from "#platform/identity/tables/clients.ts";
import { type EditRefusal, editRecord } from "#platform/records/edit-record.server.ts";
import { type Edit, isUnchanged, type TextChanges } from "#platform/records/merge-edit.ts";

export type FacilityError =
  /** Also what the actor may not see: nobody may learn that it exists. */
  | "not-found"
  | "not-allowed"
  /** Something with that name, or on that day, exists already. */
  | "duplicate"
  | "wrong-state"
  /** Somebody else changed it after it was shown. */
  | "changed-since";

export type FacilityResult = { ok: true; id: string } | { ok: false; reason: FacilityError };

/** For forms that also post the values they showed. */
export type EditResult = FacilityResult | EditRefusal;

export interface FacilityChange {
  /** For the history, e.g. `hours-changed`. */
  kind: HistoryKindOf<"facility" | "scope">;
  change: FieldChanges;
  /** What else the history keeps, e.g. the name of the contact that it is about. */
  details?: Record<string, unknown>;
  /** Id of the record that was made or changed; absent for the facility itself. */
  id?: string;
  /** The version that it is about, where it is one of the scope. */
  scopeId?: string;
}

/** The ids that every row of a facility has. */
export interface OfFacility {
  facilityId: string;
  clientId: string;
}

interface FacilityEdit {
  edit: Edit;
  /** @param change what is to be written, and nothing else */
  write: (change: TextChanges) => Promise<unknown>;
  event: Omit<FacilityChange, "change">;
}

/** A command that changes fields of a facility, and writes only those that the actor touched. */
export const editFacility = (
  context: { db: Database },
  actor: Actor,
  facilityId: string,
  decide: (
    tx: Transaction,
    columns: OfFacility,
    facility: FacilityRow,
  ) => Promise<FacilityEdit | FacilityError>,
): Promise<EditResult> =>
  editRecord(actor, (merge) =>
    changeFacilityRecord(context, actor, facilityId, async (tx, columns, row) => {
      const decided = await decide(tx, columns, row);
      if (typeof decided === "string") return decided;
      const { edit, write, event } = decided;
      const { recordKind, recordId } = recordOf(event, facilityId);
      const change = await merge(tx, { recordKind, recordId, about: event.id }, edit);
      if (change === undefined) return "changed-since";
      if (isUnchanged(change)) return undefined;
      await write(change);
      const about = event.id === undefined ? {} : { id: event.id };
      return { ...event, details: { ...about, ...event.details }, change };
    }),
  );

/** The record whose history keeps the change. */
const recordOf = ({ scopeId }: Pick<FacilityChange, "scopeId">, facilityId: string) =>
  scopeId === undefined
    ? ({ recordKind: "facility", recordId: facilityId } as const)
    : ({ recordKind: "scope", recordId: scopeId } as const);

export function changeFacilityRecord(
  { db }: { db: Database },
  actor: Actor,
  facilityId: string,
  decide: (
    tx: Transaction,
    columns: OfFacility,
    facility: FacilityRow,
  ) => Promise<FacilityChange | FacilityError | undefined>,
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
    const decided = await decide(tx, columns, facility);
    // Nothing was changed, so nothing is written and nobody is notified.
    if (decided === undefined) return { ok: true, id: facilityId };
    if (typeof decided === "string") return { ok: false, reason: decided };
    const record = recordOf(decided, facilityId);
    await recordHistory(tx, {
      ...record,
      ...columns,
      kind: decided.kind,
      actorId: actor.accountId,
      change: decided.change,
      details: decided.details,
    });
    await sendChangeEvent(tx, { kind: record.recordKind, id: record.recordId, ...columns });
    return { ok: true, id: decided.id ?? facilityId };
  });
}
