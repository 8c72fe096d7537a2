import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { answerByLink, readByLink } from "#features/feedback/feedback-link-page.server.ts";
import { QuestionForm } from "#features/feedback/question-form.tsx";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { linkPageHeaders } from "#platform/http/signed-in-form.server.ts";
import { RichText } from "#platform/language/rich-text.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { ButtonLink } from "#ui/button.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { accountMessages } from "../messages.ts";
import { QuietLink, Screen, strong } from "../screen.tsx";
import type { Route } from "./+types/feedback-page.ts";

export const loader = (route: LoaderFunctionArgs) => readByLink(route);
export const action = (route: ActionFunctionArgs) => answerByLink(route);

export const headers = linkPageHeaders;
export const meta = pageMetaIn((language) => accountMessages(language).feedback.title);

/** The numbers of an email lead here with the number chosen, and only the button sends it. */
export default function FeedbackPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { feedback, badLink, tryLater } = useMessages(accountMessages);
  switch (loaderData.state) {
    case "asked":
      return (
        <Screen title={feedback.title} lead={loaderData.question.facilityName}>
          <QuestionForm question={loaderData.question} answer={answer} chosen={loaderData.chosen} />
        </Screen>
      );
    case "answered": {
      const { about, score } = loaderData.question;
      return (
        <Screen
          title={feedback.thanks}
          lead={
            <RichText
              text={feedback.saved({ about, score: score ?? "" })}
              tags={{ score: strong }}
            />
          }
        >
          <QuietLink to="/client-portal/feedback">{feedback.seeAll}</QuietLink>
        </Screen>
      );
    }
    case "ended":
      return (
        <Screen title={feedback.closed} lead={feedback.closedLead}>
          <ButtonLink to="/client-portal/messages" look="outline">
            {feedback.write}
          </ButtonLink>
        </Screen>
      );
    case "unavailable":
      return <Screen title={tryLater} lead={loaderData.message} />;
    case "unknown":
      return (
        <Screen title={badLink.title.invalid} lead={feedback.badLinkLead}>
          <ButtonLink to="/client-portal/feedback" look="outline">
            {feedback.open}
          </ButtonLink>
        </Screen>
      );
  }
}
