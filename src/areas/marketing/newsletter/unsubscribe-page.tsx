import type { ActionFunctionArgs } from "react-router";
import { addressIn } from "#content/page-address.ts";
import { unsubscribeOnPage } from "#features/newsletter/newsletter-links.server.ts";
import { answerHeaders } from "#platform/http/answer-headers.server.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { ButtonLink, buttonClass } from "#ui/button.tsx";
import { marketingMessages } from "../messages.ts";
import type { Route } from "./+types/unsubscribe-page.ts";
import { newsletterPageMessages } from "./messages.ts";
import { noindexMetaOf } from "./noindex-page.ts";
import { Paragraph, ResultScreen } from "./result-screen.tsx";

export const meta = noindexMetaOf((language) => newsletterPageMessages(language).unsubscribe.name);
export const headers = answerHeaders;
export const action = (args: ActionFunctionArgs) => unsubscribeOnPage(args);

/** The link of every newsletter email leads here; only the button unsubscribes. */
export default function UnsubscribePage({ actionData }: Route.ComponentProps) {
  const { unsubscribe, unsubscribed, tryLater } = useMessages(newsletterPageMessages);
  const { toHome } = useMessages(marketingMessages);
  const language = useLanguage();
  switch (actionData?.state) {
    case undefined:
      return (
        <ResultScreen title={unsubscribe.title}>
          <Paragraph>{unsubscribe.text}</Paragraph>
          <form method="post" className="mt-10">
            <button type="submit" className={buttonClass("primary")}>
              {unsubscribe.name}
            </button>
          </form>
        </ResultScreen>
      );
    case "unsubscribed":
      return (
        <ResultScreen title={unsubscribed.title}>
          <Paragraph>{unsubscribed.text}</Paragraph>
          <div className="mt-10 flex flex-wrap gap-3">
            <ButtonLink to={addressIn(language, "/newsletter")}>{unsubscribed.again}</ButtonLink>
            <ButtonLink to={addressIn(language, "/")} look="outline">
              {toHome}
            </ButtonLink>
          </div>
        </ResultScreen>
      );
    case "unavailable":
      return (
        <ResultScreen title={tryLater}>
          <Paragraph>{actionData.message}</Paragraph>
        </ResultScreen>
      );
  }
}
