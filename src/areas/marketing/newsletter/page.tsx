import type { ActionFunctionArgs } from "react-router";
import { forms } from "#features/public-forms/forms.server.ts";
import { answerHeaders } from "#platform/http/answer-headers.server.ts";
import { handlePageSubmission } from "#platform/http/form-handler.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import type { Route } from "./+types/page.ts";
import { newsletterPageMessages } from "./messages.ts";
import { noindexMetaOf } from "./noindex-page.ts";
import { Paragraph, ResultScreen } from "./result-screen.tsx";
import { SignupForm } from "./signup-form.tsx";

export const meta = noindexMetaOf((language) => newsletterPageMessages(language).newsletter);
export const headers = answerHeaders;

/** Every newsletter form of the site, posted without JavaScript. */
export const action = (args: ActionFunctionArgs) => handlePageSubmission(args, forms.newsletter);

export default function NewsletterPage({ actionData }: Route.ComponentProps) {
  const { newsletter, lead } = useMessages(newsletterPageMessages);
  return (
    <ResultScreen title={newsletter}>
      <Paragraph>{lead}</Paragraph>
      <SignupForm submitted={actionData} />
    </ResultScreen>
  );
}
