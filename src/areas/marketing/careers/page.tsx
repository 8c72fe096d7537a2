import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { careersContent } from "#content/careers/careers.ts";
import { lastSecondOf, openOpenings } from "#content/careers/opening-days.ts";
import { openingsNamed } from "#content/careers/openings.ts";
import { careersPageContent } from "#content/careers/page.ts";
import { languageOfPath } from "#content/page-address.ts";
import { forms } from "#features/public-forms/forms.server.ts";
import { answerHeaders } from "#platform/http/answer-headers.server.ts";
import { handlePageSubmission } from "#platform/http/form-handler.server.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { TermList } from "#ui/term-list.tsx";
import { jobPostingData } from "../job-posting-data.ts";
import { pageMetaOf } from "../metadata.ts";
import { QuestionsSection } from "../sections/questions-section.tsx";
import { SplitHero } from "../sections/split-hero.tsx";
import { StickySection } from "../sections/sticky-section.tsx";
import { TestimonialsSection } from "../sections/testimonials.tsx";
import { questionsData } from "../structured-data.ts";
import type { Route } from "./+types/page.ts";
import { ApplicationSection } from "./application-section.tsx";
import { HiringProcess } from "./hiring-process.tsx";
import { OpeningsSection } from "./openings-section.tsx";
import { useApplication } from "./use-application.ts";

// The server does this, again when openings change: a phone needs 100 ms to load time zone rules.
export function loader({ request }: LoaderFunctionArgs) {
  const language = languageOfPath(new URL(request.url).pathname);
  return {
    open: openOpenings(new Date(), language).map(({ id, validThrough }) => ({
      id,
      until: lastSecondOf(validThrough),
    })),
  };
}

export const meta = pageMetaOf("/careers", (language, { loaderData }: Route.MetaArgs) => [
  ...(loaderData?.open ?? []).flatMap(({ id, until }) =>
    openingsNamed([id], language).map((opening) => jobPostingData(opening, until, language)),
  ),
  questionsData(careersContent(language).careersQuestions, language),
]);

export const action = (args: ActionFunctionArgs) => handlePageSubmission(args, forms.application);

export const headers = answerHeaders;

export default function CareersPage({ loaderData, actionData }: Route.ComponentProps) {
  const content = useMessages(careersPageContent);
  const { benefits, careersQuestions, employeeTestimonials } = useMessages(careersContent);
  // The browser's clock may be wrong, and the server validates applications by its own.
  const ids = loaderData.open.map(({ id }) => id);
  const openings = openingsNamed(ids, useLanguage());
  const application = useApplication(actionData);
  return (
    <>
      <SplitHero path="/careers" {...content.hero} ground="ink" />
      <OpeningsSection openings={openings} application={application} />
      {benefits.length > 0 ? (
        <StickySection id="benefits" {...content.benefitsHeading}>
          <TermList
            terms={benefits.map(({ text, ...benefit }) => ({ ...benefit, description: text }))}
          />
        </StickySection>
      ) : null}
      <HiringProcess />
      <TestimonialsSection {...content.testimonialsHeading} testimonials={employeeTestimonials} />
      <ApplicationSection openings={openings} application={application} />
      <QuestionsSection {...content.questionsHeading} questions={careersQuestions} />
    </>
  );
}
