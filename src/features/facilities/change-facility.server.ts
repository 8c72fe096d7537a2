/** Account managers and administrators make these changes. */
import { and, eq, sql } from "drizzle-orm";
import { createContext } from "react-router";
import type { Database, Transaction } from "#platform/database/client.ts";
import {
  changedFields,
  type FieldChanges,
  nothingChanged,
} from "#platform/history/field-changes.ts";
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
import {
  type Edit,
  isUnchanged,
  type TextChanges,
  type Texts,
  touchedOf,
} from "#platform/records/merge-edit.ts";
import { type EditRefusal, mergeFields } from "#platform/records/merge-fields.server.ts";
import { type FacilityFactsForm, factNames } from "./facility-form.ts";
import { type Calendar, hoursTexts } from "./hours-form.ts";

// The commands on a facility and its scope: who may, what is written and who learns of it.

export type FacilityProblem =
  | "not-found"
  | "not-allowed"
  /** Something with that name, or on that day, exists already. */
  | "duplicate"
  | "wrong-state"
  /** The company keeps none that could be added. */
  | "no-holidays"
  /** Somebody else changed it after it was shown. */
  | "changed-since";

export type FacilityResult = ChangeResult<FacilityProblem, ChangedFacility>;

interface ChangedFacility extends Done {
  /** Id of the record that was made or changed; that of the facility for its own facts. */
  id: string;
}

/** Forms that also post the values they showed get this result. */
export type EditResult = FacilityResult | EditRefusal;

interface RecordedChange<Kind> {
  /** The kind of event in the history, e.g. `hours-changed`. */
  kind: Kind;
  change: FieldChanges;
  /** Further details for the history, e.g. the name of the contact that was changed. */
  details?: HistoryDetails;
  /** Id of the record that was made or changed; absent for the facility itself. */
  id?: string;
}

export type ScopeChange = RecordedChange<HistoryKindOf<"scope">>;

/** Kept by the history of a version of the scope if it names one, otherwise by the facility's. */
export type FacilityChange =
  | (RecordedChange<HistoryKindOf<"facility">> & { scopeId?: undefined })
  | (ScopeChange & { scopeId: string });

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
  ) => Promise<FacilityChange | FacilityProblem | ChangedFacility | NoInfer<Answer>>,
): Promise<FacilityResult | NoInfer<Answer>> =>
  changeRecord<FacilityRow, FacilityChange, FacilityProblem, ChangedFacility | Answer>(context, {
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

/** A change of tasks belongs to the history of their scope, any other to that of the facility. */
const recordOf = (scopeId: string | undefined, facilityId: string) =>
  scopeId === undefined
    ? ({ recordKind: "facility", recordId: facilityId } as const)
    : ({ recordKind: "scope", recordId: scopeId } as const);

/** Omit alone would merge the two kinds of change into one. */
type WithoutChange<Change> = Change extends unknown ? Omit<Change, "change"> : never;

interface FacilityEdit {
  edit: Edit;
  /** @param change what is to be written, and nothing else */
  write: (change: TextChanges) => Promise<unknown>;
  event: WithoutChange<FacilityChange>;
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
  ) => Promise<FacilityEdit | FacilityProblem>,
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

type Context = { db: Database };

/**
 * Opening hours are those of the time zone: what depends on them follows another one.
 * @param context without `onCalendarChange` where the facility is new, and nothing depends on it yet
 * @param seen what the form showed; without it, all that differs is written
 */
export const changeFacts = (
  context: Context & Partial<CalendarContext>,
  actor: Actor,
  facilityId: string,
  facts: FacilityFactsForm,
  seen: Texts = {},
): Promise<EditResult> =>
  editFacility(context, actor, facilityId, async (tx, columns, facility) => ({
    edit: { stored: factsOf(facility), seen, sent: facts },
    write: async (change) => {
      await update(tx, facilityId, {
        ...touchedOf(facts, change),
        ...("accessNotes" in change.after && { accessNotesLanguage: actor.language }),
      });
      if ("timeZone" in change.after) await context.onCalendarChange?.(tx, columns);
    },
    event: { kind: "facts-changed" },
  }));

/** Null where the actor may not read them. */
type Facts = { [Name in keyof FacilityFactsForm]: FacilityRow[Name] | null };

/** Values of the fields in a facility's form. */
export const factsOf = (facility: Facts): Texts =>
  Object.fromEntries(factNames.map((name) => [name, facility[name] ?? ""]));

/** @param seen each day as `hoursTexts` has it */
export const changeHours = (
  context: CalendarContext,
  actor: Actor,
  facilityId: string,
  week: Calendar["week"],
  seen: Texts = {},
): Promise<EditResult> =>
  editFacility(context, actor, facilityId, async (tx, columns, { openingHours }) => ({
    edit: { stored: hoursTexts(openingHours), seen, sent: hoursTexts(week) },
    write: async ({ after }) => {
      const merged = openingHours.map((day, n) => (`day.${n}` in after ? (week[n] ?? []) : day));
      await update(tx, facilityId, { openingHours: merged });
      await context.onCalendarChange(tx, columns);
    },
    event: { kind: "hours-changed" },
  }));

/** The code that was posted opens nothing more. */
export const renewSiteCode = (
  context: Context,
  actor: Actor,
  facilityId: string,
): Promise<FacilityResult> =>
  changeFacilityRecord(context, actor, facilityId, async (tx) => {
    await update(tx, facilityId, { siteCode: sql`default` });
    // Site codes are secrets: the history keeps neither the old one nor the new one.
    return { kind: "site-code-renewed", change: nothingChanged };
  });

/** No longer served: left out of lists and choices; its records stay. */
export const archiveFacility = (
  context: Context,
  actor: Actor,
  facilityId: string,
): Promise<FacilityResult> =>
  changeFacilityRecord(context, actor, facilityId, async (tx, _, facility) => {
    if (facility.archivedAt !== null) return "wrong-state";
    await update(tx, facilityId, { archivedAt: sql`now()` });
    return { kind: "archived", change: changedFields({ archived: false }, { archived: true }) };
  });

export const restoreFacility = (
  context: Context,
  actor: Actor,
  facilityId: string,
): Promise<FacilityResult> =>
  changeFacilityRecord(context, actor, facilityId, async (tx, _, facility) => {
    if (facility.archivedAt === null) return "wrong-state";
    await update(tx, facilityId, { archivedAt: null });
    return { kind: "restored", change: changedFields({ archived: true }, { archived: false }) };
  });

const update = (
  tx: Transaction,
  facilityId: string,
  change: Parameters<ReturnType<typeof tx.update<typeof facilities>>["set"]>[0],
) => tx.update(facilities).set(change).where(eq(facilities.id, facilityId));

export interface CalendarContext {
  db: Database;
  onCalendarChange(tx: Transaction, place: OfFacility): Promise<void>;
}

export const calendarChangeContext = createContext<CalendarContext["onCalendarChange"]>();
