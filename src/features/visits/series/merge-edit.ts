/** What an edit of the schedule has changed in its form, against what somebody else has saved meanwhile. */
import type { Transaction } from "#platform/database/client.ts";
import type { MergeFields } from "#platform/records/edit-record.server.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import type { VisitSeriesRow } from "../tables/visit-series.ts";
import type { StoredVisit } from "./preview-edit.ts";
import { patternOf, ruleOf } from "./recurrence-rule.ts";
import type { ScheduleEdit } from "./series-form.ts";

type SeriesFields = Pick<
  VisitSeriesRow,
  "title" | "rule" | "endsOn" | "windowStart" | "windowEnd" | "crewSize"
>;
type VisitFields = Pick<StoredVisit, "date" | "startsAt" | "endsAt" | "crewSize">;

/** What the form shows, which begins with the window of the visit where one was opened. */
export const scheduleTexts = (series: SeriesFields, visit?: VisitFields) => ({
  title: series.title,
  /** All that says how it repeats, as one field. */
  pattern: series.rule,
  endsOn: series.endsOn ?? "",
  date: visit?.date ?? "",
  startsAt: visit?.startsAt ?? series.windowStart,
  endsAt: visit?.endsAt ?? series.windowEnd,
  crewSize: String(visit?.crewSize ?? series.crewSize),
});

/** The fields that count for the scope of the edit, as texts. */
export function editTexts(edit: ScheduleEdit): Texts {
  const { startsAt, endsAt } = edit;
  const window = { startsAt, endsAt, crewSize: String(edit.crewSize) };
  return edit.scope === "visit"
    ? { ...window, date: edit.date }
    : {
        ...window,
        title: edit.title,
        pattern: ruleOf(edit.pattern),
        endsOn: edit.endsOn ?? "",
      };
}

interface Merging {
  series: VisitSeriesRow;
  visit: StoredVisit | undefined;
  edit: ScheduleEdit;
  /** What the form showed, as `scheduleTexts` has it. */
  seen: Texts;
}

/**
 * @returns the edit, with stored values where nothing was touched; undefined where both changed the
 * same
 */
export async function mergeScheduleEdit(
  tx: Transaction,
  merge: MergeFields,
  { series, visit, edit, seen }: Merging,
): Promise<ScheduleEdit | undefined> {
  const stored = scheduleTexts(series, visit);
  const record =
    edit.scope === "visit" && visit !== undefined
      ? ({ recordKind: "visit", recordId: visit.id } as const)
      : ({ recordKind: "visit-series", recordId: series.id } as const);
  const change = await merge(tx, record, {
    stored,
    seen,
    sent: editTexts(edit),
    together: [["startsAt", "endsAt"]],
  });
  if (change === undefined) return undefined;
  const { title, pattern, endsOn, date, startsAt, endsAt, crewSize } = {
    ...stored,
    ...change.after,
  };
  const window = { startsAt, endsAt, crewSize: Number(crewSize) };
  return edit.scope === "visit"
    ? { scope: "visit", date, ...window }
    : {
        scope: edit.scope,
        title,
        endsOn: endsOn === "" ? null : endsOn,
        pattern: patternOf(pattern),
        ...window,
      };
}
