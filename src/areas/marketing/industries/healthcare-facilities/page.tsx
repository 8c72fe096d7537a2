import { healthcareFacilitiesContent } from "#content/industries/healthcare-facilities.ts";
import { healthcareFacilitiesQuestionsContent } from "#content/industries/healthcare-facilities-questions.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { CardGrid } from "../../sections/card-grid.tsx";
import { ClosingCall } from "../../sections/closing-call.tsx";
import { FiguresSection } from "../../sections/figures-section.tsx";
import { QuestionsSection } from "../../sections/questions-section.tsx";
import { SceneryHero } from "../../sections/scenery-hero.tsx";
import { StepsSection } from "../../sections/steps-section.tsx";
import { StickySection } from "../../sections/sticky-section.tsx";
import { TestimonialsSection } from "../../sections/testimonials.tsx";
import { industryMetaOf } from "../industry-meta.ts";
import { RiskZones } from "./risk-zones.tsx";

const path = "/industries/healthcare-facilities";

export const meta = industryMetaOf(
  path,
  healthcareFacilitiesContent,
  healthcareFacilitiesQuestionsContent,
);

export default function HealthcareFacilitiesPage() {
  const content = useMessages(healthcareFacilitiesContent);
  const { questions, questionsHeading } = useMessages(healthcareFacilitiesQuestionsContent);
  return (
    <>
      <SceneryHero path={path} {...content.hero} />
      <RiskZones />
      <StickySection id="services" tone="tint" {...content.servicesHeading}>
        <CardGrid entries={content.services} columns={2} />
      </StickySection>
      <StepsSection id="order" {...content.orderHeading} steps={content.order} />
      <FiguresSection
        id="benefits"
        title={content.figuresHeading}
        figures={content.figures}
        basis={content.figuresBasis}
      />
      <TestimonialsSection {...content.voiceHeading} testimonials={content.testimonials} />
      <QuestionsSection {...questionsHeading} questions={questions} tone="sand" />
      <ClosingCall {...content.closing} />
    </>
  );
}
