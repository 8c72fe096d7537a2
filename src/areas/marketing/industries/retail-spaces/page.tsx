import { retailSpacesContent } from "#content/industries/retail-spaces.ts";
import { retailSpacesQuestionsContent } from "#content/industries/retail-spaces-questions.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { BannerHero } from "../../sections/banner-hero.tsx";
import { CardGrid } from "../../sections/card-grid.tsx";
import { ClosingCall } from "../../sections/closing-call.tsx";
import { EntryRows } from "../../sections/entry-rows.tsx";
import { FiguresSection } from "../../sections/figures-section.tsx";
import { HeadedSection } from "../../sections/headed-section.tsx";
import { QuestionsSection } from "../../sections/questions-section.tsx";
import { StickySection } from "../../sections/sticky-section.tsx";
import { TestimonialsSection } from "../../sections/testimonials.tsx";
import { industryMetaOf } from "../industry-meta.ts";

const path = "/industries/retail-spaces";

export const meta = industryMetaOf(path, retailSpacesContent, retailSpacesQuestionsContent);

export default function RetailSpacesPage() {
  const content = useMessages(retailSpacesContent);
  const { questions, questionsHeading } = useMessages(retailSpacesQuestionsContent);
  return (
    <>
      <BannerHero path={path} {...content.hero} titleClass="max-w-[16ch]" />
      <StickySection id="intro" title={content.intro.title}>
        <div className="grid max-w-[58ch] gap-y-6 text-lead text-slate">
          {content.intro.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </StickySection>
      <HeadedSection id="services" tone="sand" {...content.servicesHeading}>
        <CardGrid entries={content.services} />
      </HeadedSection>
      <HeadedSection id="one-night" tone="ink" {...content.nightHeading}>
        <EntryRows entries={content.night} light />
      </HeadedSection>
      <FiguresSection
        id="benefits"
        tone="tint"
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
