import type { ActionFunctionArgs } from "react-router";
import { forms } from "#features/public-forms/forms.server.ts";
import { handlePageSubmission } from "#platform/http/form-handler.server.ts";
import type { Route } from "./+types/page.ts";
import { answerHeaders, noindexMeta } from "./noindex-page.ts";
import { Paragraph, ResultScreen } from "./result-screen.tsx";
import { SignupForm } from "./signup-form.tsx";

export const meta = () => noindexMeta("Newsletter");
export const headers = answerHeaders;

/** Every newsletter form of the site, posted without JavaScript. */
export const action = (args: ActionFunctionArgs) => handlePageSubmission(args, forms.newsletter);

export default function NewsletterPage({ actionData }: Route.ComponentProps) {
  return (
    <ResultScreen title="Newsletter">
      <Paragraph>What is new, two to four times a month. Unsubscribe in one click.</Paragraph>
      <SignupForm submitted={actionData} />
    </ResultScreen>
  );
}
