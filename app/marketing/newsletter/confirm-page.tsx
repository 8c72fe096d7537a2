import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { confirmOnPage, showConfirmation } from "#app/http/newsletter-links.server.ts";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import type { Route } from "./+types/confirm-page.ts";
import { AnswerScreen, Words } from "./answer-screen.tsx";
import { answerHeaders, quietMeta } from "./quiet-page.ts";
import { SignupForm } from "./signup-form.tsx";

export const meta = () => quietMeta("Confirm the newsletter");
export const headers = answerHeaders;
export const loader = (arrival: LoaderFunctionArgs) => showConfirmation(arrival);
export const action = (arrival: ActionFunctionArgs) => confirmOnPage(arrival);

/** Behind the link of the mail. The button says yes: programs that scan mails only open links. */
export default function ConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = actionData ?? loaderData;
  switch (answer.state) {
    case "pending":
      return (
        <AnswerScreen title="Shall the newsletter come to you?">
          <Words>
            To <strong className="break-words text-ink">{answer.email}</strong>, two to four times a
            month. Every mail has a link that ends it at once.
          </Words>
          <form method="post" className="mt-10">
            <button type="submit" className={buttonClass("primary")}>
              Yes, send it to me
            </button>
          </form>
        </AnswerScreen>
      );
    case "confirmed":
      return (
        <AnswerScreen title="You are subscribed">
          <Words>
            The newsletter comes to <strong className="break-words text-ink">{answer.email}</strong>
            . A mail with the link that ends it is on its way.
          </Words>
          <div className="mt-10">
            <ButtonLink to="/news">Read what has appeared so far</ButtonLink>
          </div>
        </AnswerScreen>
      );
    case "unknown":
      return (
        <AnswerScreen title="This link no longer works">
          <Words>
            Links that confirm work for 7 days. Give us your address once more, and we send you a
            new one.
          </Words>
          <SignupForm />
        </AnswerScreen>
      );
    case "away":
      return (
        <AnswerScreen title="Not just now">
          <Words>{answer.message}</Words>
        </AnswerScreen>
      );
  }
}
