/** What account managers and administrators enter about a facility itself. */
import { eq, sql } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import { changedFields, nothingChanged } from "#platform/history/field-changes.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { type FacilityRow, facilities } from "#platform/identity/tables/clients.ts";
import { type Texts, touchedOf } from "#platform/records/merge-edit.ts";
import type { CalendarContext } from "./calendar-change.ts";
import {
  changeFacilityRecord,
  type EditResult,
  editFacility,
  type FacilityResult,
} from "./change-facility-record.server.ts";
import { type FacilityFactsForm, factNames } from "./facility-form.ts";
import { hoursTexts } from "./hours-form.ts";
import type { Calendar } from "./opening-hours.ts";

type Context = { db: Database };

/** @param seen what the form showed; without it, all that differs is written */
export const changeFacts = (
  context: Context,
  actor: Actor,
  facilityId: string,
  facts: FacilityFactsForm,
  seen: Texts = {},
): Promise<EditResult> =>
  editFacility(context, actor, facilityId, async (tx, _, facility) => ({
    edit: { stored: factsOf(facility), seen, sent: facts },
    write: (change) => update(tx, facilityId, touchedOf(facts, change)),
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
