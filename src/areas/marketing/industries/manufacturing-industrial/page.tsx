import { manufacturingIndustrialContent } from "#content/industries/manufacturing-industrial.ts";
import { manufacturingIndustrialQuestionsContent } from "#content/industries/manufacturing-industrial-questions.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { CardGrid } from "../../sections/card-grid.tsx";
import { ClosingCall } from "../../sections/closing-call.tsx";
import { EntryRows } from "../../sections/entry-rows.tsx";
import { FiguresSection } from "../../sections/figures-section.tsx";
import { HeadedSection } from "../../sections/headed-section.tsx";
import { QuestionsSection } from "../../sections/questions-section.tsx";
import { SceneryHero } from "../../sections/scenery-hero.tsx";
import { StickySection } from "../../sections/sticky-section.tsx";
import { industryMetaOf } from "../industry-meta.ts";
import { AerospaceCase } from "./aerospace-case.tsx";

const path = "/industries/manufacturing-industrial";

export const meta = industryMetaOf(
  path,
  manufacturingIndustrialContent,
  manufacturingIndustrialQuestionsContent,
);

export default function ManufacturingIndustrialPage() {
  const content = useMessages(manufacturingIndustrialContent);
  const { questions, questionsHeading } = useMessages(manufacturingIndustrialQuestionsContent);
  return (
    <>
      <SceneryHero path={path} {...content.hero} titleClass="max-w-[14ch]" />
      <HeadedSection id="causes" {...content.causesHeading}>
        <EntryRows entries={content.causes} />
      </HeadedSection>
      <HeadedSection id="services" tone="sand" {...content.servicesHeading}>
        <CardGrid entries={content.services} />
      </HeadedSection>
      <FiguresSection
        id="benefits"
        tone="porcelain"
        title={content.figuresHeading}
        figures={content.figures}
        basis={content.figuresBasis}
      />
      <AerospaceCase />
      <StickySection id="sectors" tone="tint" {...content.sectorsHeading}>
        <CardGrid entries={content.sectors} columns={2} />
      </StickySection>
      <QuestionsSection {...questionsHeading} questions={questions} />
      <ClosingCall {...content.closing} />
    </>
  );
}
