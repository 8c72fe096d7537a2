/** The fields of a schedule's form, of a stored plan and of an edit: what the two are compared by. */
import type { Texts } from "#platform/records/merge-edit.ts";
import type { VisitSeriesRow } from "../tables/visit-series.ts";
import type { StoredVisit } from "./preview-edit.ts";
import { ruleOf } from "./recurrence-rule.ts";
import type { ScheduleEdit } from "./series-form.ts";

type SeriesFields = Pick<
  VisitSeriesRow,
  "title" | "rule" | "startsOn" | "endsOn" | "windowStart" | "windowEnd" | "crewSize"
>;
type VisitFields = Pick<StoredVisit, "date" | "startsAt" | "endsAt" | "crewSize">;

/** Values of the form. If it was opened from a visit, date and window are those of the visit. */
export const scheduleTexts = (series: SeriesFields, visit?: VisitFields) => ({
  title: series.title,
  /** The whole recurrence is one field, so that its parts cannot conflict. */
  pattern: series.rule,
  startsOn: series.startsOn,
  endsOn: series.endsOn ?? "",
  date: visit?.date ?? "",
  startsAt: visit?.startsAt ?? series.windowStart,
  endsAt: visit?.endsAt ?? series.windowEnd,
  crewSize: String(visit?.crewSize ?? series.crewSize),
});

/** Values of the fields that count for the scope of the edit. */
export function editTexts(edit: ScheduleEdit): Texts {
  const { startsAt, endsAt } = edit;
  const window = { startsAt, endsAt, crewSize: String(edit.crewSize) };
  return edit.scope === "visit"
    ? { ...window, date: edit.date }
    : {
        ...window,
        title: edit.title,
        pattern: ruleOf(edit.pattern),
        ...(edit.startsOn !== undefined && { startsOn: edit.startsOn }),
        endsOn: edit.endsOn ?? "",
      };
}
