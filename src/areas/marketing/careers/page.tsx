import type { ActionFunctionArgs } from "react-router";
import { benefits, careersQuestions, employeeTestimonials } from "#content/careers/careers.ts";
import { lastSecondOf, openOpenings } from "#content/careers/opening-days.ts";
import { openingsNamed } from "#content/careers/openings.ts";
import * as content from "#content/careers/page.ts";
import { forms } from "#features/public-forms/forms.server.ts";
import { handlePageSubmission } from "#platform/http/form-handler.server.ts";
import { TermList } from "#ui/term-list.tsx";
import { jobPostingData } from "../job-posting-data.ts";
import { pageMeta } from "../metadata.ts";
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

// On the server, again when openings change: a phone needs 100 ms to load time zone rules.
export const loader = () => ({
  open: openOpenings(new Date()).map(({ id, validThrough }) => ({
    id,
    until: lastSecondOf(validThrough),
  })),
});

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta("/careers", [
    ...(loaderData?.open ?? []).flatMap(({ id, until }) =>
      openingsNamed([id]).map((opening) => jobPostingData(opening, until)),
    ),
    questionsData(careersQuestions),
  ]);

export const action = (args: ActionFunctionArgs) => handlePageSubmission(args, forms.application);

export default function CareersPage({ loaderData, actionData }: Route.ComponentProps) {
  // Not by the browser's clock, which may be wrong: the server validates applications by its own.
  const openings = openingsNamed(loaderData.open.map(({ id }) => id));
  const application = useApplication(actionData);
  return (
    <>
      <SplitHero path="/careers" {...content.hero} ground="ink" />
      <OpeningsSection openings={openings} application={application} />
      <StickySection id="benefits" {...content.benefitsHeading}>
        <TermList
          terms={benefits.map(({ text, ...benefit }) => ({ ...benefit, description: text }))}
        />
      </StickySection>
      <HiringProcess />
      <TestimonialsSection {...content.testimonialsHeading} testimonials={employeeTestimonials} />
      <ApplicationSection openings={openings} application={application} />
      <QuestionsSection {...content.questionsHeading} questions={careersQuestions} />
    </>
  );
}
