import type { ActionFunctionArgs } from "react-router";
import { addressIn } from "#content/page-address.ts";
import { forms } from "#features/public-forms/forms.server.ts";
import { answerHeaders } from "#platform/http/answer-headers.server.ts";
import { handlePageSubmission } from "#platform/http/form-handler.server.ts";
import { useLanguage } from "#platform/language/use-messages.ts";
import { pageMetaOf } from "../metadata.ts";
import { QuoteSection } from "../quote/quote-section.tsx";
import type { Route } from "./+types/page.ts";
import { Answers } from "./answers.tsx";
import { ContactQuoteForm } from "./contact-quote-form.tsx";
import { ContactHero } from "./hero.tsx";

export const meta = pageMetaOf("/contact");

/** Both forms of the page post here without JavaScript. */
export function action(args: ActionFunctionArgs) {
  const isQuote = new URL(args.request.url).searchParams.get("form") === "quote";
  return isQuote
    ? handlePageSubmission(args, forms.quote)
    : handlePageSubmission(args, forms.contact);
}

export const headers = answerHeaders;

export default function ContactPage({ actionData }: Route.ComponentProps) {
  const language = useLanguage();
  return (
    <>
      <ContactHero submitted={actionData} />
      <Answers />
      <QuoteSection>
        <ContactQuoteForm
          action={addressIn(language, "/contact?form=quote#quote")}
          submitted={actionData}
        />
      </QuoteSection>
    </>
  );
}
