import { allIndustriesContent } from "#content/industries/all-industries.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { pageMetaOf } from "../../metadata.ts";
import { ClosingCall } from "../../sections/closing-call.tsx";
import { HeadedSection } from "../../sections/headed-section.tsx";
import { ModelHero } from "../../sections/model-hero.tsx";
import { RuledGrid } from "../../sections/ruled-grid.tsx";
import { IndustryBands } from "./industry-bands.tsx";
import { WorkingHours } from "./working-hours.tsx";

const path = "/industries";

export const meta = pageMetaOf(path);

export default function AllIndustriesPage() {
  const content = useMessages(allIndustriesContent);
  return (
    <>
      <ModelHero path={path} {...content.hero} />
      <WorkingHours />
      <IndustryBands />
      <HeadedSection id="in-every-industry" tone="sand" {...content.sharedHeading}>
        <RuledGrid entries={content.sharedPromises} columns={4} />
      </HeadedSection>
      <ClosingCall {...content.closing} />
    </>
  );
}
