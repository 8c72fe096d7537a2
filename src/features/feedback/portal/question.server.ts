import * as z from "zod/mini";
import { type RouteRequest, requireClient } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import { redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import { recordOpened } from "#platform/notifications/opened-record.server.ts";
import { toFeedbackAnswerView } from "../feedback-answer-view.server.ts";
import { feedbackForm } from "../feedback-form.ts";
import { portalFeedback } from "../feedback-view.server.ts";
import { giveFeedback } from "../give-feedback.server.ts";
import { findFeedback } from "../list-feedback.server.ts";
import { feedbackServerMessages } from "../messages.server.ts";

const uuid = z.uuid();

async function requireFeedbackQuestion(route: RouteRequest, rawId: string | undefined) {
  const actor = await requireClient(route);
  const resources = route.context.get(appContext);
  const id = z.safeParse(uuid, rawId);
  const question = id.success ? await findFeedback(resources.db, actor, id.data) : undefined;
  if (question === undefined) throw notFound();
  return { actor, question, ...resources };
}

export async function readQuestion(route: RouteRequest, rawId: string | undefined) {
  const { actor, question } = await requireFeedbackQuestion(route, rawId);
  await recordOpened(route, actor, "feedback", question.id);
  const isSent = new URL(route.request.url).searchParams.get("done") === "sent";
  return { ...toFeedbackAnswerView(question, actor), isSent };
}

export async function answerQuestion(route: RouteRequest, rawId: string | undefined) {
  const { actor, question, db, queue } = await requireFeedbackQuestion(route, rawId);
  // The answer of a colleague can be read, and not given.
  if (question.accountId !== actor.accountId) throw notFound();
  const { language } = actor;
  const schema = feedbackForm(language);
  const definition = { form: "feedback", schema, echoed: ["score", "reason"] };
  return handleFormOnce(route, { ...definition, actor, db }, async (fields, refuse, db) => {
    const result = await giveFeedback({ db, queue }, actor, question.id, fields);
    if (result.ok) return redirectAfterPost(`${portalFeedback.path}/${question.id}?done=sent`);
    if (result.reason === "not-found") throw notFound();
    return refuse(409, feedbackServerMessages(language).problems.tooLate);
  });
}
