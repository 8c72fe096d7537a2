import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { addressIn } from "#content/page-address.ts";
import { confirmOnPage, showConfirmation } from "#features/newsletter/newsletter-links.server.ts";
import { answerHeaders } from "#platform/http/answer-headers.server.ts";
import { RichText } from "#platform/language/rich-text.tsx";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { ButtonLink, buttonClass } from "#ui/button.tsx";
import type { Route } from "./+types/confirm-page.ts";
import { newsletterPageMessages } from "./messages.ts";
import { noindexMetaOf } from "./noindex-page.ts";
import { Paragraph, ResultScreen } from "./result-screen.tsx";
import { SignupForm } from "./signup-form.tsx";

export const meta = noindexMetaOf((language) => newsletterPageMessages(language).confirm.title);
export const headers = answerHeaders;
export const loader = (args: LoaderFunctionArgs) => showConfirmation(args);
export const action = (args: ActionFunctionArgs) => confirmOnPage(args);

/** The link of the email leads here. A button confirms, because mail scanners open links. */
export default function ConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
  const { confirm, confirmed, unknownLink, tryLater } = useMessages(newsletterPageMessages);
  const language = useLanguage();
  const answer = actionData ?? loaderData;
  switch (answer.state) {
    case "pending":
      return (
        <ResultScreen title={confirm.title}>
          <Paragraph>
            <WithAddress text={confirm.text({ email: answer.email })} />
          </Paragraph>
          <form method="post" className="mt-10">
            <button type="submit" className={buttonClass("primary")}>
              {confirm.action}
            </button>
          </form>
        </ResultScreen>
      );
    case "confirmed":
      return (
        <ResultScreen title={confirmed.title}>
          <Paragraph>
            <WithAddress text={confirmed.text({ email: answer.email })} />
          </Paragraph>
          <div className="mt-10">
            <ButtonLink to={addressIn(language, "/news")}>{confirmed.news}</ButtonLink>
          </div>
        </ResultScreen>
      );
    case "unknown":
      return (
        <ResultScreen title={unknownLink.title}>
          <Paragraph>{unknownLink.text}</Paragraph>
          <SignupForm />
        </ResultScreen>
      );
    case "unavailable":
      return (
        <ResultScreen title={tryLater}>
          <Paragraph>{answer.message}</Paragraph>
        </ResultScreen>
      );
  }
}

const WithAddress = ({ text }: { text: string }) => (
  <RichText
    text={text}
    tags={{ address: (words) => <strong className="break-words text-ink">{words}</strong> }}
  />
);
