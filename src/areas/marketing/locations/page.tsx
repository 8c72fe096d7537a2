import {
  labels,
  locationQuestions,
  locationsCall,
  locationsHero,
  statesSection,
} from "#content/locations.ts";
import { pageMetaOf } from "../metadata.ts";
import { ClosingCall } from "../sections/closing-call.tsx";
import { HeadedSection } from "../sections/headed-section.tsx";
import { HeroText } from "../sections/hero-text.tsx";
import { QuestionsSection } from "../sections/questions-section.tsx";
import { questionsData } from "../structured-data.ts";
import { SameEverywhere } from "./same-everywhere.tsx";
import { AllServices, StateList } from "./state-list.tsx";
import { StateMap } from "./state-map.tsx";

export const meta = pageMetaOf("/locations", (language) => [
  questionsData(locationQuestions, language),
]);

export default function LocationsPage() {
  return (
    <>
      <section aria-labelledby="hero-title" className="overflow-hidden">
        <div className="wrap grid items-center gap-x-10 gap-y-10 pt-8 pb-16 md:pt-12 lg:grid-cols-12 lg:pb-24">
          <div className="lg:col-span-6">
            <HeroText path="/locations" {...locationsHero} />
          </div>
          <StateMap className="lg:col-span-6" />
        </div>
      </section>
      <HeadedSection id="states" {...statesSection} tone="sand" aside={<AllServices />}>
        <StateList />
      </HeadedSection>
      <SameEverywhere />
      <QuestionsSection title={labels.questions} questions={locationQuestions} tone="sand" />
      <ClosingCall {...locationsCall} />
    </>
  );
}
