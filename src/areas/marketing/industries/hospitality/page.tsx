import { hospitalityContent } from "#content/industries/hospitality.ts";
import { hospitalityQuestionsContent } from "#content/industries/hospitality-questions.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { CardGrid } from "../../sections/card-grid.tsx";
import { ClosingCall } from "../../sections/closing-call.tsx";
import { FiguresSection } from "../../sections/figures-section.tsx";
import { HeadedSection } from "../../sections/headed-section.tsx";
import { QuestionsSection } from "../../sections/questions-section.tsx";
import { RuledGrid } from "../../sections/ruled-grid.tsx";
import { SplitHero } from "../../sections/split-hero.tsx";
import { StepColumn } from "../../sections/step-column.tsx";
import { TestimonialsSection } from "../../sections/testimonials.tsx";
import { industryMetaOf } from "../industry-meta.ts";
import { CleanlinessRating } from "./cleanliness-rating.tsx";

const path = "/industries/hospitality";

export const meta = industryMetaOf(path, hospitalityContent, hospitalityQuestionsContent);

export default function HospitalityPage() {
  const content = useMessages(hospitalityContent);
  const { questions, questionsHeading } = useMessages(hospitalityQuestionsContent);
  return (
    <>
      <SplitHero path={path} {...content.hero} ground="ink" titleClass="max-w-[12ch]" />
      <CleanlinessRating />
      <HeadedSection id="areas" tone="sand" {...content.areasHeading}>
        <CardGrid entries={content.areas} />
      </HeadedSection>
      <StepColumn id="approach" {...content.approachHeading} steps={content.approach} />
      <FiguresSection
        id="benefits"
        title={content.figuresHeading}
        figures={content.figures}
        basis={content.figuresBasis}
      />
      <HeadedSection id="programs" {...content.programsHeading}>
        <RuledGrid entries={content.programs} columns={4} />
      </HeadedSection>
      <TestimonialsSection
        tone="sand"
        {...content.voiceHeading}
        testimonials={content.testimonials}
      />
      <QuestionsSection {...questionsHeading} questions={questions} />
      <ClosingCall {...content.closing} />
    </>
  );
}
