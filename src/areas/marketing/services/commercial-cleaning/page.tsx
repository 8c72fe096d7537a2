import { commercialCleaningContent } from "#content/services/commercial-cleaning.ts";
import { commercialCleaningQuestionsContent } from "#content/services/commercial-cleaning-questions.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { Figures } from "#ui/figures.tsx";
import { ClosingCall } from "../../sections/closing-call.tsx";
import { HeadedSection } from "../../sections/headed-section.tsx";
import { QuestionsSection } from "../../sections/questions-section.tsx";
import { SceneryHero } from "../../sections/scenery-hero.tsx";
import { StepsSection } from "../../sections/steps-section.tsx";
import { TestimonialsSection } from "../../sections/testimonials.tsx";
import { questionsData } from "../../structured-data.ts";
import { serviceMetaOf } from "../service-meta.ts";
import { PacedAreas } from "./paced-areas.tsx";
import { SpecialtyDates } from "./specialty-dates.tsx";

const path = "/services/commercial-cleaning";

export const meta = serviceMetaOf(path, (language) => [
  questionsData(commercialCleaningQuestionsContent(language).questions, language),
]);

export default function CommercialCleaningPage() {
  const content = useMessages(commercialCleaningContent);
  const { questions, questionsHeading } = useMessages(commercialCleaningQuestionsContent);
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
