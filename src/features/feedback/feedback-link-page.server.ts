/** Feedback by the link of a mail, without a sign-in: a GET stores nothing, as mail scanners open links. */

import * as z from "zod/mini";
import { handleForm, redirectAfterPost } from "#platform/http/account-form.server.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { firstOfEachField } from "#platform/http/field-errors.ts";
import { onLinkPage } from "#platform/http/link-page.server.ts";
import type { Language } from "#platform/language/language.ts";
import { chosenScore, feedbackForm } from "./feedback-form.ts";
import { findByFeedbackToken, type LinkedQuestion } from "./feedback-link.server.ts";
import { giveFeedback } from "./give-feedback.server.ts";
import { formatFeedbackAbout } from "./list-feedback.server.ts";
import { feedbackServerMessages } from "./messages.server.ts";

interface Question {
  about: string;
  facilityName: string;
  score: number | null;
  reason: string;
}

interface Shown {
  question: Question;
  /** Of the owner of the link, as in the email that it came with. */
  documentLanguage: Language;
}

type Answer =
  | { state: "unknown" }
  | (Shown & { state: "asked"; chosen: number | undefined })
  | (Shown & { state: "answered" | "ended" });

function toShown({ giver: { language }, question: row }: LinkedQuestion): Shown {
  const { facilityName, score, reason } = row;
  const about = formatFeedbackAbout(row, language);
  return { question: { about, facilityName, score, reason }, documentLanguage: language };
}

export const readByLink = (route: RouteRequest) =>
  onLinkPage<Answer>(route, async ({ db }, token) => {
    const linked = await findByFeedbackToken(db, token);
    if (linked === undefined) return { state: "unknown" };
    const search = new URL(route.request.url).searchParams;
    const shown = toShown(linked);
    if (search.get("done") === "sent") return { ...shown, state: "answered" };
    if (!linked.question.isOpen) return { ...shown, state: "ended" };
    return { ...shown, state: "asked", chosen: chosenScore(search.get("score")) };
  });

/** What was sent is only read once it is known whose link it is, and so in which language to answer. */
const anything = z.looseObject({});

export async function answerByLink(route: RouteRequest) {
  const definition = { form: "feedback", schema: anything, echoed: ["score", "reason"] };
  const token = new URL(route.request.url).searchParams.get("token") ?? "";
  return handleForm(route, definition, async (sent, refuse) => {
    const { db, queue } = route.context.get(appContext);
    const linked = await findByFeedbackToken(db, token);
    // Whose it was is not known, and the page does not show it.
    if (linked === undefined) return refuse(404, feedbackServerMessages("en").problems.link);
    const { giver, question } = linked;
    const parsed = z.safeParse(feedbackForm(giver.language), sent);
    if (!parsed.success) return refuse(422, firstOfEachField(parsed.error.issues));
    const result = await giveFeedback({ db, queue }, giver, question.id, parsed.data);
    if (!result.ok) return refuse(409, feedbackServerMessages(giver.language).problems.closed);
    return redirectAfterPost(`/feedback?token=${encodeURIComponent(token)}&done=sent`);
  });
}
