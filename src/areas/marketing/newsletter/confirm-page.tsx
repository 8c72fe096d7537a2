import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { confirmOnPage, showConfirmation } from "#features/newsletter/newsletter-links.server.ts";
import { ButtonLink, buttonClass } from "#ui/button.tsx";
import type { Route } from "./+types/confirm-page.ts";
import { answerHeaders, noindexMeta } from "./noindex-page.ts";
import { Paragraph, ResultScreen } from "./result-screen.tsx";
import { SignupForm } from "./signup-form.tsx";

export const meta = () => noindexMeta("Confirm your subscription");
export const headers = answerHeaders;
export const loader = (args: LoaderFunctionArgs) => showConfirmation(args);
export const action = (args: ActionFunctionArgs) => confirmOnPage(args);

/** The link of the email leads here. A button confirms, because mail scanners open links. */
export default function ConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = actionData ?? loaderData;
  switch (answer.state) {
    case "pending":
      return (
        <ResultScreen title="Confirm your subscription">
          <Paragraph>
            We will send the newsletter to{" "}
            <strong className="break-words text-ink">{answer.email}</strong> two to four times a
            month. Every email has an unsubscribe link.
          </Paragraph>
          <form method="post" className="mt-10">
            <button type="submit" className={buttonClass("primary")}>
              Confirm subscription
            </button>
          </form>
        </ResultScreen>
      );
    case "confirmed":
      return (
        <ResultScreen title="You are subscribed">
          <Paragraph>
            We will send the newsletter to{" "}
            <strong className="break-words text-ink">{answer.email}</strong>. A welcome email with
            an unsubscribe link is on its way.
          </Paragraph>
          <div className="mt-10">
            <ButtonLink to="/news">Read our latest news</ButtonLink>
          </div>
        </ResultScreen>
      );
    case "unknown":
      return (
        <ResultScreen title="This link no longer works">
          <Paragraph>
            Confirmation links work for 7 days. Enter your email address again, and we will send you
            a new one.
          </Paragraph>
          <SignupForm />
        </ResultScreen>
      );
    case "unavailable":
      return (
        <ResultScreen title="Please try again in a minute">
          <Paragraph>{answer.message}</Paragraph>
        </ResultScreen>
      );
  }
}
