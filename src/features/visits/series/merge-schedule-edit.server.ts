/** What an edit of the schedule has changed in its form, against what somebody else has saved meanwhile. */
import type { Transaction } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import { type EditRefusal, mergeFields } from "#platform/records/merge-fields.server.ts";
import type { VisitSeriesRow } from "../tables/visit-series.ts";
import type { StoredVisit } from "./preview-edit.ts";
import { patternOf } from "./recurrence-rule.ts";
import { editTexts, scheduleTexts } from "./schedule-texts.ts";
import type { ScheduleEdit } from "./series-form.ts";

interface Merging {
  series: VisitSeriesRow;
  visit: StoredVisit | undefined;
  edit: ScheduleEdit;
  /** What the form showed, as `scheduleTexts` has it. */
  seen: Texts;
}

/** @returns the edit with what was not touched as it is by now, or the answer where both changed the same */
export async function mergeScheduleEdit(
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
