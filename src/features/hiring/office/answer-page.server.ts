/** The form with which somebody answers an applicant. */

import * as z from "zod/mini";
import { titleOfPosition } from "#content/careers/openings.ts";
import { mayAnswer } from "#features/submissions/handling/submission-kinds.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import { redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import {
  answerApplicant,
  answerTexts,
  findOfferedInterview,
  forbiddenQuestionsText,
  listAnswers,
} from "../answer-applicant.server.ts";
import { answerForm, answerTemplates, templateOfStage } from "../hiring-types.ts";
import { hiringServerMessages } from "../messages.server.ts";
import { hiringMessages } from "../messages.ts";
import { findApplicationOf } from "./application-page.server.ts";
import { applicationsPath } from "./hiring-pages.server.ts";

/** @throws 404 for who may not answer, or where nothing may be answered */
async function requireApplicationToAnswer(route: RouteRequest, rawId: string | undefined) {
  const application = await findApplicationOf(route, rawId);
  const isOpen =
    application.record.screening === "accepted" && mayAnswer(application.actor, "application");
  if (!isOpen) throw notFound();
  return application;
}

export async function readAnswerPage(route: RouteRequest, rawId: string | undefined) {
  const { actor, db, id, record } = await requireApplicationToAnswer(route, rawId);
  const { searchParams } = new URL(route.request.url);
  const chosen = z.safeParse(z.enum(answerTemplates), searchParams.get("template")).data;
  const template = chosen ?? templateOfStage[record.stage];
  const { language, position } = record;
  // Stored as the office reads it; an opening that is gone meanwhile keeps that title.
  const positionTitle = titleOfPosition(position, language) ?? record.positionTitle;
  const [[last], offered] = await Promise.all([listAnswers(db, id), findOfferedInterview(db, id)]);
  const hasTimes = offered !== undefined;
  return {
    page: `${applicationsPath}/${id}`,
    name: record.fullName,
    template,
    texts: answerTexts(template, { ...record, positionTitle }, language, hasTimes),
    /** An invitation with times has a button; without, they are offered first. */
    times:
      template !== "invitation" ? undefined : hasTimes ? ("offered" as const) : ("none" as const),
    seen: last?.id ?? "",
    language,
    inLanguage: hiringMessages(actor.language).answer.inLanguage({
      language: hiringMessages(actor.language).languages[language],
      address: record.email,
    }),
  };
}

export type AnswerData = Awaited<ReturnType<typeof readAnswerPage>>;

export async function handleAnswerForm(route: RouteRequest, rawId: string | undefined) {
  const { actor, db, queue, id } = await requireApplicationToAnswer(route, rawId);
  const { problems, answerSentBefore } = hiringServerMessages(actor.language);
  return handleFormOnce(
    route,
    {
      form: "answer",
      schema: answerForm(actor.language),
      echoed: ["template", "subject", "text"],
      actor,
      db,
      adds: () => ({ noun: "answer", question: answerSentBefore }),
    },
    async (fields, refuse, db) => {
      const result = await answerApplicant({ db, queue }, actor, id, fields);
      if (result.ok) return redirectAfterPost(`${applicationsPath}/${id}?done=answered#answers`);
      if (result.reason === "not-found") throw notFound();
      if (result.reason === "forbidden-questions")
        return refuse(422, { text: forbiddenQuestionsText(result.questions, actor.language) });
      return refuse(result.reason === "not-allowed" ? 403 : 409, problems[result.reason]);
    },
  );
}
