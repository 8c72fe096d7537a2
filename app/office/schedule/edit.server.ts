/** Edits of visits and series: what is sent first comes back as a preview, which is then saved. */
import { data } from "react-router";
import * as z from "zod/mini";
import { type FormAnswer, goOn, takeForm } from "#app/http/account-form.server.ts";
import type { RouteRequest } from "#app/http/actor.server.ts";
import { previewEdit, saveEdit } from "#domain/schedules/edit-series.ts";
import type { EditTarget, PlannedEdit } from "#domain/schedules/plan-edit.ts";
import type { VisitPlan } from "#domain/schedules/preview-edit.ts";
import { scheduleEditForm } from "#domain/schedules/series-form.ts";
import { dayInWords, windowInWords } from "#domain/visits/visit-words.ts";
import { dateProblems, enterSchedule, schedulePath, scheduleProblems } from "./schedule.server.ts";

const stepForm = z.object({
  step: z.enum(["preview", "back", "save"]),
  seen: z.optional(z.string().check(z.maxLength(100))),
});

const schema = z.intersection(stepForm, scheduleEditForm);

const echoed = [
  ...["scope", "title", "date", "startsAt", "endsAt", "crewSize", "endsOn", "every", "interval"],
  ...["mon", "tue", "wed", "thu", "fri", "sat", "sun", "ordinal", "weekday"],
];

export interface ShownChange {
  kind: "moved" | "dropped" | "added" | "overridden";
  originalDate: string;
  before: string | undefined;
  after: string | undefined;
}

export interface EditAnswer extends FormAnswer {
  preview?: { changes: ShownChange[]; fingerprint: string; until: string };
}

export async function editByForm(route: RouteRequest, target: EditTarget) {
  const { actor, db, queue } = await enterSchedule(route);
  return takeForm(route, { form: "edit", schema, echoed }, async (fields, refuse) => {
    const { step, seen = "", ...edit } = fields;
    const answer = refuse(200, {});
    if (step === "back") return answer;
    if (step === "save") {
      const saved = await saveEdit({ db, queue }, actor, target, { edit, seen });
      if (saved.ok) {
        const isOne = edit.scope === "visit" && "visitId" in target;
        return goOn(
          `${schedulePath}/${isOne ? target.visitId : `series/${saved.seriesId}`}?saved=1`,
        );
      }
      if (saved.reason !== "changed-since") return refuseFor(saved.reason, edit.scope);
    }
    const preview = await previewEdit({ db }, actor, target, edit);
    if (!preview.ok) return refuseFor(preview.reason, edit.scope);
    const problem = step === "save" ? scheduleProblems["changed-since"] : undefined;
    return data<EditAnswer>({ ...answer.data, problem, preview: shown(preview) });

    function refuseFor(reason: string, scope: string) {
      if (reason === "not-found") throw new Response(null, { status: 404 });
      const text = dateProblems[reason];
      if (text) return refuse(409, { [scope === "visit" ? "date" : "endsOn"]: text });
      return refuse(409, scheduleProblems[reason] ?? "Nothing was saved.");
    }
  });
}

const shown = ({ changes, fingerprint, until }: PlannedEdit) => ({
  ...{ fingerprint, until: dayInWords(until) },
  changes: changes.map((change) => ({
    ...{ kind: change.kind, originalDate: change.originalDate },
    before: "before" in change ? planInWords(change.before) : undefined,
    after: "after" in change ? planInWords(change.after) : undefined,
  })),
});

const planInWords = ({ date, startsAt, endsAt, crewSize }: VisitPlan): string =>
  `${dayInWords(date, "short")}, ${windowInWords(startsAt, endsAt)}, crew of ${crewSize}`;
