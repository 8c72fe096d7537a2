import { approachPageContent } from "#content/approach-page.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { pageMetaOf } from "../metadata.ts";
import { unlessOnlyInEnglish } from "../only-in-english/unless-only-in-english.tsx";
import { BannerHero } from "../sections/banner-hero.tsx";
import { ClosingCall } from "../sections/closing-call.tsx";
import { EntryRows } from "../sections/entry-rows.tsx";
import { HeadedSection } from "../sections/headed-section.tsx";
import { PictureSplit } from "../sections/picture-split.tsx";
import { Guarantee } from "./guarantee.tsx";
import { Scores } from "./scores.tsx";
import { StepsWithResults } from "./steps-with-results.tsx";
import { Sustainability } from "./sustainability.tsx";

export const meta = pageMetaOf("/approach");

function ApproachPage() {
  const content = useMessages(approachPageContent);
  return (
    <>
      <BannerHero path="/approach" {...content.hero} />
      <StepsWithResults />
      <Guarantee />
      <Scores />
      <PictureSplit
        id="technology"
        tone="sand"
        {...content.technologyHeading}
        picture={content.technologyPicture}
        side="left"
      >
        <EntryRows entries={content.technology} />
      </PictureSplit>
      <Sustainability />
      <HeadedSection id="communication" {...content.communicationHeading}>
        <EntryRows entries={content.communication} />
        <p className="mt-6 text-sm text-slate">{content.communicationSource}</p>
      </HeadedSection>
      <ClosingCall {...content.closing} />
    </>
  );
}

export default unlessOnlyInEnglish(ApproachPage);
