import { educationalInstitutionsContent } from "#content/industries/educational-institutions.ts";
import { educationalInstitutionsQuestionsContent } from "#content/industries/educational-institutions-questions.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { CardGrid } from "../../sections/card-grid.tsx";
import { ClosingCall } from "../../sections/closing-call.tsx";
import { HeadedSection } from "../../sections/headed-section.tsx";
import { QuestionsSection } from "../../sections/questions-section.tsx";
import { SplitHero } from "../../sections/split-hero.tsx";
import { TestimonialsSection } from "../../sections/testimonials.tsx";
import { industryMetaOf } from "../industry-meta.ts";
import { BeforeAndAfter } from "./before-and-after.tsx";
import { ProductRules } from "./product-rules.tsx";
import { SchoolYear } from "./school-year.tsx";

const path = "/industries/educational-institutions";

export const meta = industryMetaOf(
  path,
  educationalInstitutionsContent,
  educationalInstitutionsQuestionsContent,
);

export default function EducationalInstitutionsPage() {
  const content = useMessages(educationalInstitutionsContent);
  const { questions, questionsHeading } = useMessages(educationalInstitutionsQuestionsContent);
  return (
    <>
      <SplitHero path={path} {...content.hero} titleClass="max-w-[12ch]" />
      <SchoolYear />
      <HeadedSection id="services" tone="tint" {...content.servicesHeading}>
        <CardGrid entries={content.services} />
      </HeadedSection>
      <ProductRules />
      <BeforeAndAfter />
      <TestimonialsSection {...content.voiceHeading} testimonials={content.testimonials} />
      <QuestionsSection {...questionsHeading} questions={questions} tone="sand" />
      <ClosingCall {...content.closing} />
    </>
  );
}
