/** Feedback by the link of a mail, without a sign-in: a GET stores nothing, as mail scanners open links. */

import { handleForm, redirectAfterPost } from "#platform/http/account-form.server.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { onLinkPage } from "#platform/http/link-page.server.ts";
import { chosenScore, feedbackForm } from "./feedback-form.ts";
import { findByFeedbackToken } from "./feedback-link.server.ts";
import { giveFeedback } from "./give-feedback.server.ts";
import { type FeedbackListRow, formatFeedbackAbout } from "./list-feedback.server.ts";

interface Question {
  about: string;
  facilityName: string;
  score: number | null;
  reason: string;
}

type Answer =
  | { state: "unknown" }
  | { state: "asked"; question: Question; chosen: number | undefined }
  | { state: "answered" | "ended"; question: Question };

const toQuestion = (row: FeedbackListRow): Question => {
  const { facilityName, score, reason } = row;
  const about = formatFeedbackAbout(row);
  return { about: about.charAt(0).toUpperCase() + about.slice(1), facilityName, score, reason };
};

export const readByLink = (route: RouteRequest) =>
  onLinkPage<Answer>(route, async ({ db }, token) => {
    const linked = await findByFeedbackToken(db, token);
    if (linked === undefined) return { state: "unknown" };
    const search = new URL(route.request.url).searchParams;
    const question = toQuestion(linked.question);
    if (search.get("done") === "sent") return { state: "answered", question };
    if (!linked.question.isOpen) return { state: "ended", question };
    return { state: "asked", question, chosen: chosenScore(search.get("score")) };
  });

export async function answerByLink(route: RouteRequest) {
  const definition = { form: "feedback", schema: feedbackForm, echoed: ["score", "reason"] };
  const token = new URL(route.request.url).searchParams.get("token") ?? "";
  return handleForm(route, definition, async (fields, refuse) => {
    const { db, queue } = route.context.get(appContext);
    const linked = await findByFeedbackToken(db, token);
    if (linked === undefined) return refuse(404, "This link no longer works.");
    const result = await giveFeedback({ db, queue }, linked.giver, linked.question.id, fields);
    if (!result.ok) return refuse(409, "This question is closed.");
    return redirectAfterPost(`/feedback?token=${encodeURIComponent(token)}&done=sent`);
  });
}
