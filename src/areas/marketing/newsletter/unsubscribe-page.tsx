import type { ActionFunctionArgs } from "react-router";
import { unsubscribeOnPage } from "#features/newsletter/newsletter-links.server.ts";
import { ButtonLink, buttonClass } from "#ui/button.tsx";
import type { Route } from "./+types/unsubscribe-page.ts";
import { answerHeaders, noindexMeta } from "./noindex-page.ts";
import { Paragraph, ResultScreen } from "./result-screen.tsx";

export const meta = () => noindexMeta("Unsubscribe");
export const headers = answerHeaders;
export const action = (args: ActionFunctionArgs) => unsubscribeOnPage(args);

/** The link of every newsletter email leads here; only the button unsubscribes. */
export default function UnsubscribePage({ actionData }: Route.ComponentProps) {
  switch (actionData?.state) {
    case undefined:
      return (
        <ResultScreen title="Unsubscribe from the newsletter?">
          <Paragraph>One click, and we stop sending it to you.</Paragraph>
          <form method="post" className="mt-10">
            <button type="submit" className={buttonClass("primary")}>
              Unsubscribe
            </button>
          </form>
        </ResultScreen>
      );
    case "unsubscribed":
      return (
        <ResultScreen title="You are unsubscribed">
          <Paragraph>
            We will not send you the newsletter again, and we delete your address within 30 days.
          </Paragraph>
          <div className="mt-10 flex flex-wrap gap-3">
            <ButtonLink to="/newsletter">Subscribe again</ButtonLink>
            <ButtonLink to="/" look="outline">
              Go to the home page
            </ButtonLink>
          </div>
        </ResultScreen>
      );
    case "unavailable":
      return (
        <ResultScreen title="Please try again in a minute">
          <Paragraph>{actionData.message}</Paragraph>
        </ResultScreen>
      );
  }
}
