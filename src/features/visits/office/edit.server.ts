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
import { byLanguage } from "#platform/language/by-language.ts";
import type { Language } from "#platform/language/language.ts";
import { visitServerMessages } from "../messages.server.ts";
import { previewEdit, saveEdit } from "../series/edit-series.server.ts";
import { formValues, patternInputs } from "../series/form-values.ts";
import { formatRecurrence } from "../series/format-recurrence.server.ts";
import type { EditTarget, PlannedEdit } from "../series/plan-edit.server.ts";
import type { VisitPlan } from "../series/preview-edit.ts";
import { editTexts, scheduleTexts } from "../series/schedule-texts.ts";
import { scheduleEditForm } from "../series/series-form.ts";
import { dateProblem, enterSchedule, schedulePath, scheduleProblem } from "./schedule.server.ts";

const stepForm = z.object({
  step: z.enum(["preview", "back", "save"]),
  seen: z.optional(z.string().check(z.maxLength(100))),
});

const schema = byLanguage((language) => z.intersection(stepForm, scheduleEditForm(language)));

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
  const { language } = actor;
  return handleFormOnce(
    route,
    { form: "edit", schema: schema(language), echoed, actor, db },
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
          return refuseEdit(refuse, saved, editTexts(edit), textsIn(language));
        if (saved.reason !== "changed-since") return refuseFor(saved.reason, edit.scope);
      }
      const preview = await previewEdit({ db }, actor, target, sent);
      if (!preview.ok && preview.reason === "edited-by-both")
        return refuseEdit(refuse, preview, editTexts(edit), textsIn(language));
      if (!preview.ok) return refuseFor(preview.reason, edit.scope);
      const problem = step === "save" ? scheduleProblem("changed-since", language) : undefined;
      const values = { ...answer.data.values, ...valuesOf(preview) };
      const shown = toPreview(preview, language);
      return data<EditAnswer>({ ...answer.data, values, problem, preview: shown });

      function refuseFor(reason: string, scope: string) {
        if (reason === "not-found") throw new Response(null, { status: 404 });
        const text = dateProblem(reason, language);
        if (text) return refuse(409, { [scope === "visit" ? "date" : "endsOn"]: text });
        return refuse(409, scheduleProblem(reason, language));
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

const textsIn = byLanguage((language) => ({
  inputsOf: (name: string, value: string) =>
    name === "pattern" ? patternInputs(value) : { [name]: value },
  formatValue(name: string, value: string): string {
    if (name === "pattern") return formatRecurrence(value, language);
    return name === "date" || name === "endsOn" ? dayWithYear(value, language) : value;
  },
}));

const toPreview = ({ changes, fingerprint, until }: PlannedEdit, language: Language) => ({
  fingerprint,
  until: formatDay(until, language),
  changes: changes.map((change) => ({
    kind: change.kind,
    originalDate: change.originalDate,
    before: "before" in change ? formatPlan(change.before, language) : undefined,
    after: "after" in change ? formatPlan(change.after, language) : undefined,
  })),
});

const formatPlan = (
  { date, startsAt, endsAt, crewSize: count }: VisitPlan,
  language: Language,
): string =>
  visitServerMessages(language).series.visitPlan({
    day: formatDay(date, language, "short"),
    window: formatWindow(startsAt, endsAt, language),
    count,
  });
