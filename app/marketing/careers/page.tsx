import { useEffect, useState } from "react";
import type { ActionFunctionArgs } from "react-router";
import { jobApplications } from "#app/http/job-applications.server.ts";
import { answerOnPage } from "#app/http/receive-submission.server.ts";
import { TermList } from "#app/ui/term-list.tsx";
import { benefits, careersQuestions, employeeTestimonials } from "#content/careers/careers.ts";
import { openOpenings } from "#content/careers/openings.ts";
import * as content from "#content/careers/page.ts";
import { jobPostingData } from "../job-posting-data.ts";
import { pageMeta } from "../metadata.ts";
import { QuestionsSection } from "../sections/questions-section.tsx";
import { SplitHero } from "../sections/split-hero.tsx";
import { StickySection } from "../sections/sticky-section.tsx";
import { Voices } from "../sections/voices.tsx";
import { questionsData } from "../structured-data.ts";
import type { Route } from "./+types/page.ts";
import { ApplicationSection } from "./application-section.tsx";
import { HiringProcess } from "./hiring-process.tsx";
import { OpeningsSection } from "./openings-section.tsx";
import { useApplication } from "./use-application.ts";

/** When the page was made: what was open then is what its HTML shows. */
export const loader = () => ({ madeAt: Date.now() });

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta("/careers", [
    ...openOpenings(new Date(loaderData?.madeAt ?? Date.now())).map(jobPostingData),
    questionsData(careersQuestions),
  ]);

/** The application form, posted by a browser without our script. */
export const action = (arrival: ActionFunctionArgs) => answerOnPage(arrival, jobApplications);

export default function CareersPage({ loaderData, actionData }: Route.ComponentProps) {
  const openings = openOpenings(new Date(useNow(loaderData.madeAt)));
  const application = useApplication(actionData);
  return (
    <>
      <SplitHero
        path="/careers"
        {...content.opening}
        picture={content.heroPicture}
        ground="ink"
        position="object-[20%_50%]"
      />
      <OpeningsSection openings={openings} application={application} />
      <StickySection id="benefits" {...content.benefitsHeading}>
        <TermList
          terms={benefits.map(({ text, ...benefit }) => ({ ...benefit, description: text }))}
        />
      </StickySection>
      <HiringProcess />
      <Voices {...content.voicesHeading} testimonials={employeeTestimonials} />
      <ApplicationSection openings={openings} application={application} />
      <QuestionsSection {...content.questionsHeading} questions={careersQuestions} />
    </>
  );
}

/** The moment at which the page was made, and today's once it is alive: what has closed since goes. */
function useNow(madeAt: number): number {
  const [now, setNow] = useState(madeAt);
  useEffect(() => setNow(Date.now()), []);
  return now;
}
