import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { BackLink } from "#ui/back-link.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { FeedbackList } from "../feedback-list.tsx";
import { isLow } from "../feedback-types.ts";
import { feedbackMessages } from "../messages.ts";
import { questionMessages } from "../question/messages.ts";
import { QuestionForm } from "../question-form.tsx";
import type { Route } from "./+types/feedback-page.ts";
import { answerQuestion, readQuestion } from "./question.server.ts";

export const loader = (route: LoaderFunctionArgs) => readQuestion(route, route.params.id);

export const action = (route: ActionFunctionArgs) => answerQuestion(route, route.params.id);

export const meta = pageMetaIn((language, data: Awaited<ReturnType<typeof loader>> | undefined) => {
  const { titleOf, section } = feedbackMessages(language);
  return data ? titleOf({ about: data.about }) : section;
});

export default function FeedbackPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { id, about, facilityName, isSent, mayAnswer, score } = loaderData;
  const { section, page } = useMessages(feedbackMessages);
  const { howWell } = useMessages(questionMessages);
  useLiveRead(["feedback"], { id });
  return (
    <>
      <BackLink to="/client-portal/feedback">{section}</BackLink>
      <PageTitle>{score === null ? howWell : about}</PageTitle>
      <p className="mt-1 text-lead break-words text-slate">{facilityName}</p>
      <div role="status" className="empty:hidden">
        {isSent && score !== null ? (
          <p className="mt-4 max-w-2xl rounded-md bg-tint p-3 text-sm">
            {isLow(score) ? page.savedLow({ score }) : page.saved({ score })}
          </p>
        ) : null}
      </div>
      {score === null ? null : <FeedbackList rows={[loaderData]} audience="client" />}
      {mayAnswer ? (
        <section aria-label={page.yourAnswer} className="mt-8">
          <QuestionForm
            key={`${score}`}
            question={loaderData}
            answer={answer}
            action={`/client-portal/feedback/${id}`}
          />
        </section>
      ) : score === null ? (
        <p className="mt-6 text-slate">{page.closed}</p>
      ) : null}
    </>
  );
}
