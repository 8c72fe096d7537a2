import { aboutContent } from "#content/about.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { pageMetaOf } from "../metadata.ts";
import { unlessOnlyInEnglish } from "../only-in-english/unless-only-in-english.tsx";
import { ClosingCall } from "../sections/closing-call.tsx";
import { HeadedSection } from "../sections/headed-section.tsx";
import { RuledGrid } from "../sections/ruled-grid.tsx";
import { SceneryHero } from "../sections/scenery-hero.tsx";
import { Certificates } from "./certificates.tsx";
import { Leadership } from "./leadership.tsx";
import { Purpose } from "./purpose.tsx";
import { Story } from "./story.tsx";
import { Testimonials } from "./testimonials.tsx";

export const meta = pageMetaOf("/about");

function AboutPage() {
  const content = useMessages(aboutContent);
  return (
    <>
      <SceneryHero path="/about" {...content.hero} titleClass="max-w-[13ch]" />
      <Story />
      <Purpose />
      <HeadedSection id="values" tone="sand" {...content.valuesHeading}>
        <RuledGrid entries={content.values} />
      </HeadedSection>
      <Leadership />
      <Testimonials />
      <Certificates />
      <ClosingCall {...content.closing} />
    </>
  );
}

export default unlessOnlyInEnglish(AboutPage);
