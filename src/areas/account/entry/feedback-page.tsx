import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { answerByLink, readByLink } from "#features/feedback/feedback-link-page.server.ts";
import { QuestionForm } from "#features/feedback/question-form.tsx";
import { pageMeta } from "#platform/document/page-meta.ts";
import { linkPageHeaders } from "#platform/http/account-form.server.ts";
import { ButtonLink } from "#ui/button.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { Screen, TextLink } from "../screen.tsx";
import type { Route } from "./+types/feedback-page.ts";

export const loader = (route: LoaderFunctionArgs) => readByLink(route);
export const action = (route: ActionFunctionArgs) => answerByLink(route);

export const headers = linkPageHeaders;
export const meta = () => pageMeta("How well did we do?");

/** Where the numbers of a mail lead: the number is chosen, and only the button sends it. */
export default function FeedbackPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  switch (loaderData.state) {
    case "asked":
      return (
        <Screen title="How well did we do?" lead={loaderData.question.facilityName}>
          <QuestionForm question={loaderData.question} answer={answer} chosen={loaderData.chosen} />
        </Screen>
      );
    case "answered":
      return (
        <Screen
          title="Thank you"
          lead={
            <>
              {loaderData.question.about}:{" "}
              <strong className="text-ink">{loaderData.question.score} of 10</strong> is saved. To
              change it, sign in within 30 days.
            </>
          }
        >
          <TextLink to="/client-portal/feedback">See all feedback</TextLink>
        </Screen>
      );
    case "ended":
      return (
        <Screen
          title="This question is closed"
          lead="You can change answers for 30 days. You can write to your account team at any time."
        >
          <ButtonLink to="/client-portal/messages" look="outline">
            Write a message
          </ButtonLink>
        </Screen>
      );
    case "unavailable":
      return <Screen title="Please try again in a minute" lead={loaderData.message} />;
    case "unknown":
      return (
        <Screen
          title="This link doesn’t work"
          lead="The link expired or is incomplete. Sign in and open Feedback to answer."
        >
          <ButtonLink to="/client-portal/feedback" look="outline">
            Open feedback
          </ButtonLink>
        </Screen>
      );
  }
}
