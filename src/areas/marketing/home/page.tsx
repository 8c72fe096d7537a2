import type { ActionFunctionArgs } from "react-router";
import { addressIn } from "#content/page-address.ts";
import { questionsContent } from "#content/questions.ts";
import { forms } from "#features/public-forms/forms.server.ts";
import { answerHeaders } from "#platform/http/answer-headers.server.ts";
import { handlePageSubmission } from "#platform/http/form-handler.server.ts";
import { useLanguage } from "#platform/language/use-messages.ts";
import { pageMetaOf } from "../metadata.ts";
import { QuoteForm } from "../quote/quote-form.tsx";
import { QuoteSection } from "../quote/quote-section.tsx";
import { questionsData } from "../structured-data.ts";
import type { Route } from "./+types/page.ts";
import { Approach } from "./approach.tsx";
import { HealthSafety } from "./health-safety.tsx";
import { Hero } from "./hero.tsx";
import { Impact } from "./impact.tsx";
import { Industries } from "./industries.tsx";
import { Questions } from "./questions.tsx";
import { Services } from "./services.tsx";
import { Testimonials } from "./testimonials.tsx";
import { Why } from "./why.tsx";

export const meta = pageMetaOf("/", (language) => [
  questionsData(questionsContent(language).homeQuestions, language),
]);

export const action = (args: ActionFunctionArgs) => handlePageSubmission(args, forms.quote);

export const headers = answerHeaders;

export default function HomePage({ actionData }: Route.ComponentProps) {
  const homePath = addressIn(useLanguage(), "/");
  return (
    <>
      <Hero />
      <Services />
      <Impact />
      <Industries />
      <Why />
      <Testimonials />
      <Approach />
      <HealthSafety />
      <Questions />
      <QuoteSection>
        <QuoteForm action={`${homePath}?index#quote`} submitted={actionData} />
      </QuoteSection>
    </>
  );
}
