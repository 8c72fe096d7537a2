import { locationsContent } from "#content/locations.ts";
import { addressIn } from "#content/page-address.ts";
import { servedStates } from "#content/service-area.ts";
import { nameOfStateIn } from "#content/states.ts";
import { listText } from "#platform/format/list-text.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { ArrowLink } from "#ui/arrow-link.tsx";
import { marketingMessages } from "../messages.ts";
import { pageMetaOf } from "../metadata.ts";
import { unlessOnlyInEnglish } from "../only-in-english/unless-only-in-english.tsx";
import { ClosingCall } from "../sections/closing-call.tsx";
import { HeadedSection } from "../sections/headed-section.tsx";
import { HeroText } from "../sections/hero-text.tsx";
import { QuestionsSection } from "../sections/questions-section.tsx";
import { questionsData } from "../structured-data.ts";
import { PlaceList, useShownLocations } from "./place-list.tsx";
import { SameEverywhere } from "./same-everywhere.tsx";
import { StateMap } from "./state-map.tsx";

export const meta = pageMetaOf("/locations", (language) => [
  questionsData(locationsContent(language).questions, language),
]);

function LocationsPage() {
  const language = useLanguage();
  const { closing, hero, locations, questions, questionsSection, statesSection } =
    useMessages(locationsContent);
  const texts = useMessages(marketingMessages);
  const shown = useShownLocations(locations);
  const withoutPlace = servedStates().filter(
    (code) => !shown.some(({ stateCode }) => stateCode === code),
  );
  const { link, ...heading } = statesSection;
  return (
    <>
      <section aria-labelledby="hero-title" className="overflow-hidden">
        <div className="wrap grid items-center gap-x-10 gap-y-10 pt-8 pb-16 md:pt-12 lg:grid-cols-12 lg:pb-24">
          <div className="lg:col-span-6">
            <HeroText path="/locations" {...hero} />
          </div>
          <StateMap className="lg:col-span-6" />
        </div>
      </section>
      {withoutPlace.length > 0 ? (
        <p className="wrap pb-12 text-lead">
          {(shown.length > 0 ? texts.alsoServed : texts.served)({
            states: listText(
              withoutPlace.map((code) => nameOfStateIn(code, language)),
              language,
            ),
          })}
        </p>
      ) : null}
      {shown.length > 0 ? (
        <HeadedSection
          id="states"
          {...heading}
          tone="sand"
          aside={<ArrowLink to={addressIn(language, "/services")}>{link}</ArrowLink>}
        >
          <PlaceList />
        </HeadedSection>
      ) : null}
      <SameEverywhere />
      <QuestionsSection {...questionsSection} questions={questions} tone="sand" />
      <ClosingCall {...closing} />
    </>
  );
}

export default unlessOnlyInEnglish(LocationsPage);
