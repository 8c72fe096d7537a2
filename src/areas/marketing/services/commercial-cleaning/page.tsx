import * as content from "#content/services/commercial-cleaning.ts";
import { questions, questionsHeading } from "#content/services/commercial-cleaning-questions.ts";
import { Figures } from "#ui/figures.tsx";
import { ClosingCall } from "../../sections/closing-call.tsx";
import { HeadedSection } from "../../sections/headed-section.tsx";
import { QuestionsSection } from "../../sections/questions-section.tsx";
import { SceneryHero } from "../../sections/scenery-hero.tsx";
import { StepsSection } from "../../sections/steps-section.tsx";
import { TestimonialsSection } from "../../sections/testimonials.tsx";
import { questionsData } from "../../structured-data.ts";
import { serviceMeta } from "../service-meta.ts";
import { PacedAreas } from "./paced-areas.tsx";
import { SpecialtyDates } from "./specialty-dates.tsx";

const path = "/services/commercial-cleaning";

export const meta = () => serviceMeta(path, [questionsData(questions)]);

export default function CommercialCleaningPage() {
  return (
    <>
      <SceneryHero path={path} {...content.hero} titleClass="max-w-[12ch]" />
      <HeadedSection id="why" {...content.whyHeading}>
        <Figures figures={content.reasons} tone="porcelain" />
      </HeadedSection>
      <PacedAreas />
      <SpecialtyDates />
      <StepsSection id="process" {...content.processHeading} steps={content.process} />
      <TestimonialsSection
        tone="sand"
        {...content.testimonialsHeading}
        testimonials={content.testimonials}
      />
      <QuestionsSection {...questionsHeading} questions={questions} />
      <ClosingCall {...content.closing} />
    </>
  );
}
