import { corporateOfficesContent } from "#content/industries/corporate-offices.ts";
import { corporateOfficesQuestionsContent } from "#content/industries/corporate-offices-questions.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { TermList } from "#ui/term-list.tsx";
import { BannerHero } from "../../sections/banner-hero.tsx";
import { CardGrid } from "../../sections/card-grid.tsx";
import { ClosingCall } from "../../sections/closing-call.tsx";
import { HeadedSection } from "../../sections/headed-section.tsx";
import { QuestionsSection } from "../../sections/questions-section.tsx";
import { TestimonialsSection } from "../../sections/testimonials.tsx";
import { industryMetaOf } from "../industry-meta.ts";
import { OfficeWeek } from "./office-week.tsx";

const path = "/industries/corporate-offices";

export const meta = industryMetaOf(path, corporateOfficesContent, corporateOfficesQuestionsContent);

export default function CorporateOfficesPage() {
  const content = useMessages(corporateOfficesContent);
  const { questions, questionsHeading } = useMessages(corporateOfficesQuestionsContent);
  return (
    <>
      <BannerHero path={path} {...content.hero} />
      <OfficeWeek />
      <HeadedSection id="services" tone="sand" {...content.servicesHeading}>
        <CardGrid entries={content.services} />
      </HeadedSection>
      <HeadedSection id="benefits" {...content.benefitsHeading}>
        <TermList terms={content.benefits} />
      </HeadedSection>
      <TestimonialsSection
        tone="ink"
        {...content.voiceHeading}
        testimonials={content.testimonials}
      />
      <QuestionsSection {...questionsHeading} questions={questions} tone="tint" />
      <ClosingCall {...content.closing} />
    </>
  );
}
