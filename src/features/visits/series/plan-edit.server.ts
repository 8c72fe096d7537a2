/** Calculates the changes of an edit, in the transaction that previews or saves them. */
import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Transaction } from "#platform/database/client.ts";
import { addDays, type LocalDate, todayIn } from "#platform/format/local-date.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { inVisibleFacility } from "#platform/identity/scope.server.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import { type EditRefusal, mergeFields } from "#platform/records/merge-fields.server.ts";
import { type VisitSeriesRow, visitSeries } from "../tables/visit-series.ts";
import { visits } from "../tables/visits.ts";
import { firstVisitOf, type NoVisitReason } from "./first-visit.ts";
import {
  findCalendar,
  firstChangeable,
  horizonFrom,
  visitsOfSeries,
} from "./make-visits.server.ts";
import {
  type Calendar,
  isChangeable,
  previewPlan,
  previewVisitEdit,
  type SeriesPlan,
  type StoredVisit,
  type VisitChange,
} from "./preview-edit.ts";
import { patternOf, ruleOf } from "./recurrence-rule.ts";
import { editTexts, scheduleTexts } from "./schedule-texts.ts";
import type { ScheduleEdit } from "./series-form.ts";
import { windowOn } from "./window.ts";

/** A visit, or a series as a whole, of which only what is still to come can be changed. */
export type EditTarget = { visitId: string } | { seriesId: string };

export type EditProblem =
  | "not-found"
  | "not-allowed"
  /** The visit has begun, is over or cancelled. */
  | "begun"
  | "in-the-past"
  | "ends-before"
  /** Its first day is over, or it is a part that was split off another series. */
  | "has-started"
  | "starts-in-the-past"
  /** The visits that would change are others than those that were shown. */
  | "changed-since"
  | NoVisitReason;

/** An edit as its form was sent. */
export interface SentEdit {
  edit: ScheduleEdit;
  /** Values of the form when it was opened, as by `scheduleTexts`; without them, the whole edit counts. */
  seenFields?: Texts;
}

export interface PlannedEdit {
  ok: true;
  /** Has stored values where its author has not touched anything. */
  edit: ScheduleEdit;
  series: VisitSeriesRow;
  calendar: Calendar;
  /** Absent where one visit alone is changed. */
  plan?: SeriesPlan & { title: string };
  /** Original date from which on the plan counts. */
  from: LocalDate;
  visit: StoredVisit | undefined;
  changes: VisitChange[];
  /** Names exactly these changes: what was shown is what is saved. */
  fingerprint: string;
  /** The last day for which visits are made, and the preview speaks. */
  until: LocalDate;
}

export async function planEdit(
  tx: Transaction,
  actor: Actor,
  target: EditTarget,
  { edit: sent, seenFields = {} }: SentEdit,
  now: Date,
): Promise<PlannedEdit | { ok: false; reason: EditProblem } | EditRefusal> {
  const series = await lockSeries(tx, actor, target);
  if (series === undefined) return { ok: false, reason: "not-found" };
  if (!may(actor, "schedule.change")) return { ok: false, reason: "not-allowed" };
  const calendar = await findCalendar(tx, series.facilityId);
  const today = todayIn(calendar.timeZone, now);
  const until = horizonFrom(today);
  const stored = await visitsOfSeries(tx, series.id, firstChangeable(today));
  const visit = "visitId" in target ? stored.find(({ id }) => id === target.visitId) : undefined;
  if (sent.scope !== "future" && (visit === undefined || !isChangeable(visit, now)))
    return { ok: false, reason: "begun" };
  const edit = await mergeScheduleEdit(tx, actor, { series, visit, edit: sent, seen: seenFields });
  if ("ok" in edit) return edit;

  const planned = { ok: true, edit, series, calendar, visit, until } as const;
  if (edit.scope === "visit") {
    if (visit === undefined) return { ok: false, reason: "begun" };
    if (windowOn(edit.date, edit, calendar.timeZone).beginsAt <= now)
      return { ok: false, reason: "in-the-past" };
    const { scope: _, ...plan } = edit;
    const changes = previewVisitEdit(visit, plan, now);
    return { ...planned, from: visit.originalDate, changes, fingerprint: fingerprintOf(changes) };
  }
  const { pattern, title, endsOn, startsAt, endsAt, crewSize } = edit;
  const splits = edit.scope === "following" && visit && visit.originalDate > series.startsOn;
  const from = splits ? visit.originalDate : firstChangeable(today);
  // Only an edit of the whole series can name another first day.
  const ownStart = edit.scope === "future" ? (edit.startsOn ?? series.startsOn) : series.startsOn;
  const startsOn = splits ? visit.originalDate : ownStart;
  if (!splits && startsOn !== series.startsOn) {
    if (!isStillToStart(series, today)) return { ok: false, reason: "has-started" };
    if (startsOn < today) return { ok: false, reason: "starts-in-the-past" };
  }
  if (endsOn !== null && (endsOn < startsOn || endsOn < addDays(today, -1)))
    return { ok: false, reason: "ends-before" };
  const plan = { rule: ruleOf(pattern), startsOn, endsOn, startsAt, endsAt, crewSize };
  const isEnding = endsOn !== series.endsOn && isSamePattern(plan, series);
  const next = firstVisitOf(plan, calendar, now, from);
  if (!next.ok && !isEnding) return next;
  const changes = previewPlan({ visits: stored, calendar, now, until }, plan, from);
  const fingerprint = fingerprintOf(changes, plan);
  return { ...planned, from, plan: { ...plan, title }, changes, fingerprint };
}

/**
 * A series that has not begun can still change its first day.
 * @param today at the facility
 */
export const isStillToStart = (
  { startsOn, splitFrom }: Pick<VisitSeriesRow, "startsOn" | "splitFrom">,
  today: LocalDate,
): boolean => startsOn > today && splitFrom === null;

/** A series ends by its last day alone: that no visit is left is what its planner wants. */
const isSamePattern = (plan: SeriesPlan, series: VisitSeriesRow): boolean =>
  plan.rule === series.rule &&
  plan.startsAt === series.windowStart &&
  plan.endsAt === series.windowEnd;

/** Found by a visit or by itself, if the actor may see it; nobody else changes it meanwhile. */
async function lockSeries(
  tx: Transaction,
  actor: Actor,
  target: EditTarget,
): Promise<VisitSeriesRow | undefined> {
  let seriesId = "seriesId" in target ? target.seriesId : undefined;
  if ("visitId" in target) {
    const [row] = await tx
      .select({ seriesId: visits.seriesId })
      .from(visits)
      .where(eq(visits.id, target.visitId));
    seriesId = row?.seriesId;
  }
  if (seriesId === undefined) return undefined;
  const [series] = await tx
    .select()
    .from(visitSeries)
    .where(and(eq(visitSeries.id, seriesId), inVisibleFacility(actor, visitSeries)))
    .for("update");
  return series;
}

const fingerprintOf = (...what: unknown[]): string =>
  createHash("sha256").update(JSON.stringify(what)).digest("base64url");

// Merges the changes of this form with those that somebody else has saved meanwhile.

interface Merging {
  series: VisitSeriesRow;
  visit: StoredVisit | undefined;
  edit: ScheduleEdit;
  /** Values of the form when it was opened, as by `scheduleTexts`. */
  seen: Texts;
}

/** @returns the edit with what was not touched as it is by now, or the answer where both changed the same */
async function mergeScheduleEdit(
  tx: Transaction,
  actor: Actor,
  { series, visit, edit, seen }: Merging,
): Promise<ScheduleEdit | EditRefusal> {
  const stored = scheduleTexts(series, visit);
  const record =
    edit.scope === "visit" && visit !== undefined
      ? ({ recordKind: "visit", recordId: visit.id } as const)
      : ({ recordKind: "visit-series", recordId: series.id } as const);
  const change = await mergeFields(tx, actor, record, {
    stored,
    seen,
    sent: editTexts(edit),
    together: [["startsAt", "endsAt"]],
  });
  if ("ok" in change) return change;
  const { title, pattern, startsOn, endsOn, date, startsAt, endsAt, crewSize } = {
    ...stored,
    ...change.after,
  };
  const window = { startsAt, endsAt, crewSize: Number(crewSize) };
  return edit.scope === "visit"
    ? { scope: "visit", date, ...window }
    : {
        scope: edit.scope,
        title,
        startsOn,
        endsOn: endsOn === "" ? null : endsOn,
        pattern: patternOf(pattern),
        ...window,
      };
}
