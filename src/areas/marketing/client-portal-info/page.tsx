import {
  accessSteps,
  labels,
  portalCall,
  portalHero,
  portalQuestions,
  portalTiles,
  roomsSection,
  tilesSection,
} from "#content/client-portal-info.ts";
import { pageMetaOf } from "../metadata.ts";
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
  questionsData(portalQuestions, language),
]);

export default function ClientPortalInfoPage() {
  const { points, ...rooms } = roomsSection;
  return (
    <>
      <ModelHero path="/client-portal-info" {...portalHero} />
      <PortalScreens />
      <HeadedSection id="tiles" {...tilesSection}>
        <CardGrid entries={portalTiles} />
      </HeadedSection>
      <PictureSplit id="rooms" {...rooms} side="left" tone="sand">
        <Points points={points} />
      </PictureSplit>
      <StepsSection id="access" title={labels.accessSteps} steps={accessSteps} />
      <QuestionsSection title={labels.questions} questions={portalQuestions} tone="sand" />
      <ClosingCall {...portalCall} />
    </>
  );
}
