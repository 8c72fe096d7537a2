import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { pageMeta } from "#platform/document/page-meta.ts";
import { BackLink } from "#ui/back-link.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { FeedbackList } from "../feedback-list.tsx";
import { QuestionForm } from "../question-form.tsx";
import type { Route } from "./+types/feedback-page.ts";
import { answerQuestion, readQuestion } from "./question.server.ts";

export const loader = (route: LoaderFunctionArgs) => readQuestion(route, route.params.id);

export const action = (route: ActionFunctionArgs) => answerQuestion(route, route.params.id);

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(loaderData ? `Feedback: ${loaderData.about}` : "Feedback");

export default function FeedbackPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { id, about, facilityName, isSent, mayAnswer, score } = loaderData;
  useLiveRead(["feedback"], { id });
  return (
    <>
      <BackLink to="/client-portal/feedback">Feedback</BackLink>
      <PageTitle>{score === null ? "How well did we do?" : about}</PageTitle>
      <p className="mt-1 text-lead break-words text-slate">{facilityName}</p>
      <div role="status" className="empty:hidden">
        {isSent && score !== null ? (
          <p className="mt-4 max-w-2xl rounded-md bg-tint p-3 text-sm">
            Thank you. Your answer, {score} of 10, has been saved.
            {score <= 6
              ? " Your account manager was notified at once and will reply in Messages."
              : ""}
          </p>
        ) : null}
      </div>
      {score === null ? null : <FeedbackList rows={[loaderData]} audience="client" />}
      {mayAnswer ? (
        <section aria-label="Your answer" className="mt-8">
          <QuestionForm
            key={`${score}`}
            question={loaderData}
            answer={answer}
            action={`/client-portal/feedback/${id}`}
          />
        </section>
      ) : score === null ? (
        <p className="mt-6 text-slate">This question is closed.</p>
      ) : null}
    </>
  );
}
