import { clientPortalInfoContent } from "#content/client-portal-info.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { pageMetaOf } from "../metadata.ts";
import { unlessOnlyInEnglish } from "../only-in-english/unless-only-in-english.tsx";
import { CardGrid, Points } from "../sections/card-grid.tsx";
import { ClosingCall } from "../sections/closing-call.tsx";
import { HeadedSection } from "../sections/headed-section.tsx";
import { ModelHero } from "../sections/model-hero.tsx";
import { PictureSplit } from "../sections/picture-split.tsx";
import { QuestionsSection } from "../sections/questions-section.tsx";
import { StepsSection } from "../sections/steps-section.tsx";
import { questionsData } from "../structured-data.ts";
import { PortalScreens } from "./portal-screens.tsx";

export const meta = pageMetaOf("/client-portal-info", (language) => [
  questionsData(clientPortalInfoContent(language).portalQuestions, language),
]);

function ClientPortalInfoPage() {
  const content = useMessages(clientPortalInfoContent);
  const { points, ...rooms } = content.roomsSection;
  return (
    <>
      <ModelHero path="/client-portal-info" {...content.portalHero} />
      <PortalScreens />
      <HeadedSection id="tiles" {...content.tilesSection}>
        <CardGrid entries={content.portalTiles} />
      </HeadedSection>
      <PictureSplit id="rooms" {...rooms} side="left" tone="sand">
        <Points points={points} />
      </PictureSplit>
      <StepsSection id="access" title={content.labels.accessSteps} steps={content.accessSteps} />
      <QuestionsSection
        title={content.labels.questions}
        questions={content.portalQuestions}
        tone="sand"
      />
      <ClosingCall {...content.portalCall} />
    </>
  );
}

export default unlessOnlyInEnglish(ClientPortalInfoPage);
