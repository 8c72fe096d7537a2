/** One area or change that a phone has stored: `PUT` by the id that the phone made. */
import type { ActionFunctionArgs } from "react-router";
import * as z from "zod/mini";
import { withDatabase } from "#platform/http/json-command.server.ts";
import { methodNotAllowed } from "#platform/http/method-not-allowed.server.ts";
import { readBody } from "#platform/http/read-body.server.ts";
import { parseStorableJson } from "#platform/http/storable-text.ts";
import { applySurveyEntry } from "../apply-survey-entry.server.ts";
import { surveyEntry } from "../survey-entry-form.ts";
import { findSurveyView } from "../survey-view.server.ts";
import { enterSurveys } from "./enter-surveys.server.ts";

export const loader = () => methodNotAllowed("PUT");

/** Facts and notes twice, as they are and as they were seen, in the longest way to write them. */
const maxBytes = 96 * 1024;

/** @returns `{ ok: true, survey }`, or `{ ok: false, reason }`; anything else may be tried again */
export async function action(route: ActionFunctionArgs): Promise<Response> {
  const { actor, db } = await enterSurveys(route);
  if (route.request.method !== "PUT") return methodNotAllowed("PUT");
  const read = await readBody(route.request, maxBytes);
  const parsed = z.safeParse(surveyEntry, read.ok ? parseStorableJson(read.text) : undefined);
  const id = z.safeParse(z.uuid(), route.params.id);
  // A page of another version wrote it: the phone keeps it.
  if (!parsed.success || !id.success) return json(422, { ok: false, reason: "not-understood" });
  return withDatabase(route, "entry of a phone about a survey", async () => {
    const result = await applySurveyEntry({ db }, actor, id.data, parsed.data);
    if (!result.ok) return json(409, { ok: false, reason: result.reason });
    const survey = (await findSurveyView(db, actor, parsed.data.opportunityId)) ?? null;
    return json(200, { ok: true, survey });
  });
}

const json = (status: number, body: object) =>
  Response.json(body, { status, headers: { "Cache-Control": "no-store" } });
