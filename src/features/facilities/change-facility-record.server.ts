/** The commands on a facility and its scope: who may, what is written and who learns of it. */
import { and, eq } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import type { FieldChanges } from "#platform/history/field-changes.ts";
import type { HistoryDetails } from "#platform/history/history.server.ts";
import type { HistoryKindOf } from "#platform/history/history-messages.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { inVisibleFacility } from "#platform/identity/scope.server.ts";
import { type FacilityRow, facilities } from "#platform/identity/tables/clients.ts";
import {
  type ChangeResult,
  changeRecord,
  type Done,
  recordChange,
} from "#platform/records/change-record.server.ts";
import { type Edit, isUnchanged, type TextChanges } from "#platform/records/merge-edit.ts";
import { type EditRefusal, mergeFields } from "#platform/records/merge-fields.server.ts";

export type FacilityError =
  | "not-found"
  | "not-allowed"
  /** Something with that name, or on that day, exists already. */
  | "duplicate"
  | "wrong-state"
  /** Somebody else changed it after it was shown. */
  | "changed-since";

export type FacilityResult = ChangeResult<FacilityError, ChangedFacility>;

interface ChangedFacility extends Done {
  /** Id of the record that was made or changed; that of the facility for its own facts. */
  id: string;
}

/** For forms that also post the values they showed. */
export type EditResult = FacilityResult | EditRefusal;

export interface FacilityChange {
  /** For the history, e.g. `hours-changed`. */
  kind: HistoryKindOf<"facility" | "scope">;
  change: FieldChanges;
  /** What else the history keeps, e.g. the name of the contact that it is about. */
  details?: HistoryDetails;
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

export const changeFacilityRecord = <Answer extends { ok: false } = never>(
  context: { db: Database },
  actor: Actor,
  facilityId: string,
  decide: (
    tx: Transaction,
    columns: OfFacility,
    facility: FacilityRow,
  ) => Promise<FacilityChange | FacilityError | ChangedFacility | NoInfer<Answer>>,
): Promise<FacilityResult | NoInfer<Answer>> =>
  changeRecord<FacilityRow, FacilityChange, FacilityError, ChangedFacility | Answer>(context, {
    async lock(tx) {
      if (!may(actor, "facilities.read")) return undefined;
      const { id, clientId } = facilities;
      const [facility] = await tx
        .select()
        .from(facilities)
        .where(and(eq(id, facilityId), inVisibleFacility(actor, { facilityId: id, clientId })))
        .for("update");
      return facility;
    },
    isAllowed: may(actor, "facilities.change"),
    decide: (tx, facility) => decide(tx, { facilityId, clientId: facility.clientId }, facility),
    async apply(tx, { clientId }, { scopeId, id = facilityId, ...change }) {
      const event = { ...change, clientId, facilityId, actorId: actor.accountId };
      await recordChange(tx, { ...recordOf(scopeId, facilityId), ...event });
      return { ok: true, id };
    },
  });

/** Whose history keeps a change. */
const recordOf = (scopeId: string | undefined, facilityId: string) =>
  scopeId === undefined
    ? ({ recordKind: "facility", recordId: facilityId } as const)
    : ({ recordKind: "scope", recordId: scopeId } as const);

interface FacilityEdit {
  edit: Edit;
  /** @param change what is to be written, and nothing else */
  write: (change: TextChanges) => Promise<unknown>;
  event: Omit<FacilityChange, "change">;
}

/** A command that changes fields, of which only those are written that the actor touched. */
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
  changeFacilityRecord<EditRefusal>(context, actor, facilityId, async (tx, columns, row) => {
    const decided = await decide(tx, columns, row);
    if (typeof decided === "string") return decided;
    const { edit, write, event } = decided;
    const record = { ...recordOf(event.scopeId, facilityId), about: event.id };
    const change = await mergeFields(tx, actor, record, edit);
    if ("ok" in change) return change;
    if (isUnchanged(change)) return { ok: true, id: facilityId };
    await write(change);
    const about = event.id === undefined ? {} : { id: event.id };
    return { ...event, details: { ...about, ...event.details }, change };
  });
