/** Feedback by the link of a mail, without a sign-in: a GET stores nothing, as mail scanners open links. */

import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { findReaderLanguage } from "#platform/http/find-reader-language.server.ts";
import { onLinkPage } from "#platform/http/link-page.server.ts";
import { handleForm, redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import type { Language } from "#platform/language/language.ts";
import { chosenScore, feedbackForm } from "./feedback-form.ts";
import { findByFeedbackToken } from "./feedback-link.server.ts";
import { giveFeedback } from "./give-feedback.server.ts";
import { type FeedbackListRow, formatFeedbackAbout } from "./list-feedback.server.ts";
import { feedbackServerMessages } from "./messages.server.ts";

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

const toQuestion = (row: FeedbackListRow, language: Language): Question => {
  const { facilityName, score, reason } = row;
  return { about: formatFeedbackAbout(row, language), facilityName, score, reason };
};

export async function readByLink(route: RouteRequest) {
  const language = await findReaderLanguage(route);
  return onLinkPage<Answer>(route, language, async ({ db }, token) => {
    const linked = await findByFeedbackToken(db, token);
    if (linked === undefined) return { state: "unknown" };
    const search = new URL(route.request.url).searchParams;
    const question = toQuestion(linked.question, language);
    if (search.get("done") === "sent") return { state: "answered", question };
    if (!linked.question.isOpen) return { state: "ended", question };
    return { state: "asked", question, chosen: chosenScore(search.get("score")) };
  });
}

export async function answerByLink(route: RouteRequest) {
  const language = await findReaderLanguage(route);
  const schema = feedbackForm(language);
  const definition = { form: "feedback", schema, echoed: ["score", "reason"] };
  const token = new URL(route.request.url).searchParams.get("token") ?? "";
  return handleForm(route, definition, async (fields, refuse) => {
    const { db, queue } = route.context.get(appContext);
    const { problems } = feedbackServerMessages(language);
    const linked = await findByFeedbackToken(db, token);
    if (linked === undefined) return refuse(404, problems.link);
    const result = await giveFeedback({ db, queue }, linked.giver, linked.question.id, fields);
    if (!result.ok) return refuse(409, problems.closed);
    return redirectAfterPost(`/feedback?token=${encodeURIComponent(token)}&done=sent`);
  });
}
