import type { ActionFunctionArgs } from "react-router";
import { newsletterSignups } from "#app/http/newsletter-signups.server.ts";
import { answerOnPage } from "#app/http/receive-submission.server.ts";
import type { Route } from "./+types/page.ts";
import { AnswerScreen, Words } from "./answer-screen.tsx";
import { answerHeaders, quietMeta } from "./quiet-page.ts";
import { SignupForm } from "./signup-form.tsx";

export const meta = () => quietMeta("Newsletter");
export const headers = answerHeaders;

/** Every newsletter form of the site, posted by a browser without our script. */
export const action = (arrival: ActionFunctionArgs) => answerOnPage(arrival, newsletterSignups);

export default function NewsletterPage({ actionData }: Route.ComponentProps) {
  return (
    <AnswerScreen title="Newsletter">
      <Words>What is new, two to four times a month. Unsubscribe in one click.</Words>
      <SignupForm submitted={actionData} />
    </AnswerScreen>
  );
}
