/** Edits of visits and series: what is sent first comes back as a preview, which is then saved. */
import { data } from "react-router";
import * as z from "zod/mini";
import { dayWithYear } from "#platform/format/day-format.ts";
import { formatDay, formatWindow } from "#platform/format/visit-format.ts";
import {
  type FormAnswer,
  redirectAfterPost,
  seenPrefix,
} from "#platform/http/account-form.server.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { refuseEdit, seenIn } from "#platform/http/edited-by-both.server.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { previewEdit, saveEdit } from "../series/edit-series.server.ts";
import { formValues, patternInputs } from "../series/form-values.ts";
import type { EditTarget, PlannedEdit } from "../series/plan-edit.server.ts";
import type { VisitPlan } from "../series/preview-edit.ts";
import { formatRecurrence } from "../series/recurrence-rule.ts";
import { editTexts, scheduleTexts } from "../series/schedule-texts.ts";
import { scheduleEditForm } from "../series/series-form.ts";
import { dateProblems, enterSchedule, schedulePath, scheduleProblems } from "./schedule.server.ts";

const stepForm = z.object({
  step: z.enum(["preview", "back", "save"]),
  seen: z.optional(z.string().check(z.maxLength(100))),
});

const schema = z.intersection(stepForm, scheduleEditForm);

const echoed = [
  "scope",
  "title",
  "date",
  "startsAt",
  "endsAt",
  "crewSize",
  "endsOn",
  "every",
  "interval",
  "mon",
  "tue",
  "wed",
  "thu",
  "fri",
  "sat",
  "sun",
  "ordinal",
  "weekday",
];

export interface VisitChangeRow {
  kind: "moved" | "dropped" | "added" | "overridden";
  originalDate: string;
  before: string | undefined;
  after: string | undefined;
}

export interface EditAnswer extends FormAnswer {
  preview?: { changes: VisitChangeRow[]; fingerprint: string; until: string };
}

export async function editByForm(route: RouteRequest, target: EditTarget) {
  const { actor, db, queue } = await enterSchedule(route);
  return handleFormOnce(
    route,
    { form: "edit", schema, echoed, actor, db },
    async (fields, refuse, db, _, posted) => {
      const { step, seen = "", ...edit } = fields;
      const sent = { edit, seenFields: seenIn(posted) };
      const answer = refuse(200, {});
      if (step === "back") return answer;
      if (step === "save") {
        const saved = await saveEdit({ db, queue }, actor, target, { ...sent, seen });
        if (saved.ok) {
          const isOne = edit.scope === "visit" && "visitId" in target;
          return redirectAfterPost(
            `${schedulePath}/${isOne ? target.visitId : `series/${saved.seriesId}`}?saved=1`,
          );
        }
        if (saved.reason === "edited-by-both")
          return refuseEdit(refuse, saved, editTexts(edit), texts);
        if (saved.reason !== "changed-since") return refuseFor(saved.reason, edit.scope);
      }
      const preview = await previewEdit({ db }, actor, target, sent);
      if (!preview.ok && preview.reason === "edited-by-both")
        return refuseEdit(refuse, preview, editTexts(edit), texts);
      if (!preview.ok) return refuseFor(preview.reason, edit.scope);
      const problem = step === "save" ? scheduleProblems["changed-since"] : undefined;
      const values = { ...answer.data.values, ...valuesOf(preview) };
      return data<EditAnswer>({ ...answer.data, values, problem, preview: toPreview(preview) });

      function refuseFor(reason: string, scope: string) {
        if (reason === "not-found") throw new Response(null, { status: 404 });
        const text = dateProblems[reason];
        if (text) return refuse(409, { [scope === "visit" ? "date" : "endsOn"]: text });
        return refuse(409, scheduleProblems[reason] ?? "Nothing was saved.");
      }
    },
  );
}

/** The values that the preview shows are those that are saved. */
function valuesOf({ edit, series, visit }: PlannedEdit): Record<string, string> {
  const stored = Object.entries(scheduleTexts(series, visit));
  const seen = stored.map(([name, value]) => [seenPrefix + name, value] as const);
  return { ...formValues(editTexts(edit)), ...Object.fromEntries(seen) };
}

const texts = {
  inputsOf: (name: string, value: string) =>
    name === "pattern" ? patternInputs(value) : { [name]: value },
  formatValue(name: string, value: string): string {
    if (name === "pattern") return formatRecurrence(value);
    return name === "date" || name === "endsOn" ? dayWithYear(value, "en") : value;
  },
};

const toPreview = ({ changes, fingerprint, until }: PlannedEdit) => ({
  fingerprint,
  until: formatDay(until, "en"),
  changes: changes.map((change) => ({
    kind: change.kind,
    originalDate: change.originalDate,
    before: "before" in change ? formatPlan(change.before) : undefined,
    after: "after" in change ? formatPlan(change.after) : undefined,
  })),
});

const formatPlan = ({ date, startsAt, endsAt, crewSize }: VisitPlan): string =>
  `${formatDay(date, "en", "short")}, ${formatWindow(startsAt, endsAt, "en")}, crew of ${crewSize}`;
