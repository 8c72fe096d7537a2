/** Edits of visits and series: what is sent first comes back as a preview, which is then saved. */

import { data } from "react-router";
import * as z from "zod/mini";
import { dayWithYear } from "#platform/format/day-format.ts";
import { formatDay, formatWindow } from "#platform/format/visit-format.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { refuseEdit, seenIn } from "#platform/http/edited-by-both.server.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import {
  type FormAnswer,
  redirectAfterPost,
  seenPrefix,
} from "#platform/http/signed-in-form.server.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Language } from "#platform/language/language.ts";
import { visitServerMessages } from "../messages.server.ts";
import { previewEdit, saveEdit } from "../series/edit-series.server.ts";
import { formatRecurrence } from "../series/list-series.server.ts";
import type { EditTarget, PlannedEdit } from "../series/plan-edit.server.ts";
import type { VisitPlan } from "../series/preview-edit.ts";
import { editTexts, scheduleTexts } from "../series/schedule-texts.ts";
import {
  formValues,
  patternFieldNames,
  patternInputs,
  scheduleEditForm,
} from "../series/series-form.ts";
import {
  dateProblem,
  requireScheduleReader,
  schedulePath,
  scheduleProblem,
} from "./schedule-page.server.ts";

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
  "startsOn",
  "endsOn",
  ...patternFieldNames,
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
  const { actor, db, queue } = await requireScheduleReader(route);
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
      const view = toPreview(preview, language);
      return data<EditAnswer>({ ...answer.data, values, problem, preview: view });

      function refuseFor(reason: string, scope: string) {
        if (reason === "not-found") throw notFound();
        const text = dateProblem(reason, language);
        if (text) return refuse(409, { [fieldOf(reason, scope)]: text });
        return refuse(409, scheduleProblem(reason, language));
      }
    },
  );
}

function fieldOf(reason: string, scope: string): "date" | "startsOn" | "endsOn" {
  if (reason === "has-started" || reason === "starts-in-the-past") return "startsOn";
  return scope === "visit" ? "date" : "endsOn";
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
    return ["date", "startsOn", "endsOn"].includes(name) ? dayWithYear(value, language) : value;
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
    day: formatDay(date, language, { weekday: "short" }),
    window: formatWindow(startsAt, endsAt, language),
    count,
  });
