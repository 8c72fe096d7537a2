/** One area or change that a phone has stored: `PUT` by the id that the phone made. */
import type { ActionFunctionArgs } from "react-router";
import { methodNotAllowed } from "#platform/http/method-not-allowed.server.ts";
import { handlePhoneEntry } from "#platform/offline/phone-routes.server.ts";
import { applySurveyEntry } from "../apply-survey-entry.server.ts";
import { surveyEntry } from "../survey-entry-form.ts";
import { findSurveyView } from "../survey-view.server.ts";
import { requireSurveyor } from "./require-surveyor.server.ts";

export const loader = () => methodNotAllowed("PUT");

/** @returns `{ ok: true, survey }`, or `{ ok: false, reason }` */
export async function action(route: ActionFunctionArgs): Promise<Response> {
  const { actor, db } = await requireSurveyor(route);
  return handlePhoneEntry(route, {
    schema: surveyEntry,
    // Facts and notes twice, as they are and as they were seen, in the longest way to write them.
    maxBytes: 96 * 1024,
    what: "entry of a phone about a survey",
    async apply(id, entry) {
      const result = await applySurveyEntry({ db }, actor, id, entry);
      if (!result.ok) return result;
      return { ok: true, survey: (await findSurveyView(db, actor, entry.opportunityId)) ?? null };
    },
  });
}
