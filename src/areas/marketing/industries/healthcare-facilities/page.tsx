import * as content from "#content/industries/healthcare-facilities.ts";
import {
  questions,
  questionsHeading,
} from "#content/industries/healthcare-facilities-questions.ts";
import { CardGrid } from "../../sections/card-grid.tsx";
import { ClosingCall } from "../../sections/closing-call.tsx";
import { FiguresSection } from "../../sections/figures-section.tsx";
import { QuestionsSection } from "../../sections/questions-section.tsx";
import { SceneryHero } from "../../sections/scenery-hero.tsx";
import { StepsSection } from "../../sections/steps-section.tsx";
import { StickySection } from "../../sections/sticky-section.tsx";
import { TestimonialsSection } from "../../sections/testimonials.tsx";
import { industryMeta } from "../industry-meta.ts";
import { RiskZones } from "./risk-zones.tsx";

const path = "/industries/healthcare-facilities";

export const meta = () => industryMeta(path, content, questions);

export default function HealthcareFacilitiesPage() {
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
