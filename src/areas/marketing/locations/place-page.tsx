import { locationsContent } from "#content/locations.ts";
import { addressIn } from "#content/page-address.ts";
import { type PagePath, pageAt } from "#content/pages.ts";
import { placePath } from "#content/places.ts";
import { servicesContent } from "#content/services.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { ArrowLink } from "#ui/arrow-link.tsx";
import { pictureAddress } from "#ui/picture.tsx";
import { pageMeta } from "../metadata.ts";
import { NotFound } from "../not-found.tsx";
import { unlessOnlyInEnglish } from "../only-in-english/unless-only-in-english.tsx";
import { pagePath, usePagePath } from "../page-path.ts";
import { ClosingCall } from "../sections/closing-call.tsx";
import { EntryRows } from "../sections/entry-rows.tsx";
import { HeadedSection } from "../sections/headed-section.tsx";
import { HeroText } from "../sections/hero-text.tsx";
import { pagePicture } from "../sections/page-picture.ts";
import { serviceData } from "../structured-data.ts";
import { useShownLocations } from "./place-list.tsx";
import { SameEverywhere } from "./same-everywhere.tsx";
import { StateMap } from "./state-map.tsx";

export function meta({ location }: { location: { pathname: string } }) {
  const page = pageAt(pagePath(location.pathname));
  if (page === undefined) return [];
  const { title: name, description, path, language, isOnlyInEnglish } = page;
  if (isOnlyInEnglish && language !== "en") return pageMeta(page);
  const image = pictureAddress(pagePicture(language, "/locations").name);
  const place = locationsContent(language).locations.find(
    (location) => addressIn(language, placePath(location)) === path,
  );
  const states = place && [place.stateCode];
  return pageMeta(page, [serviceData({ name, description, path, image, states })]);
}

/** All places share this page; the address names the place. */
function PlacePage() {
  const language = useLanguage();
  const path = usePagePath();
  const { hero, locationPage, locations } = useMessages(locationsContent);
  const { services } = useMessages(servicesContent);
  const shown = useShownLocations(locations);
  const location = shown.find((place) => addressIn(language, placePath(place)) === path);
  if (location === undefined) return <NotFound />;
  const named = (text: string) => text.replaceAll("{name}", location.name);
  const { closing, mostNeeded } = locationPage;
  const needed: readonly string[] = [location.firstService, location.secondService];
  const englishPath: PagePath = placePath(location);
  return (
    <>
      <section aria-labelledby="hero-title" className="overflow-hidden">
        <div className="wrap grid items-center gap-x-10 gap-y-10 pt-8 pb-16 md:pt-12 lg:grid-cols-12 lg:pb-24">
          <div className="min-w-0 break-words lg:col-span-6">
            <HeroText
              path={englishPath}
              title={named(locationPage.title)}
              lead={location.asks}
              actions={hero.actions}
            />
          </div>
          <StateMap className="max-lg:hidden lg:col-span-6" marked={location.stateCode} />
        </div>
      </section>
      <HeadedSection id="services" tone="sand" title={named(locationPage.servicesHeading)}>
        <EntryRows
          entries={services.map(({ id, title, description, href }) => ({
            id,
            title,
            description,
            href,
            ...(needed.includes(id) && { note: mostNeeded }),
          }))}
        />
      </HeadedSection>
      <SameEverywhere />
      <HeadedSection
        id="places"
        title={locationPage.othersHeading}
        aside={<ArrowLink to={addressIn(language, "/locations")}>{locationPage.all}</ArrowLink>}
      >
        <ul className="grid gap-x-8 sm:grid-cols-3 lg:grid-cols-5">
          {shown.map((place) => (
            <li key={place.id} className="min-w-0 border-t border-line">
              {place.id === location.id ? (
                <span aria-current="page" className="flex min-h-12 items-center font-semibold">
                  {place.name}
                </span>
              ) : (
                <a
                  href={addressIn(language, placePath(place))}
                  className="flex min-h-12 items-center break-words underline-offset-4 hover:text-teal hover:underline"
                >
                  {place.name}
                </a>
              )}
            </li>
          ))}
        </ul>
      </HeadedSection>
      <ClosingCall {...closing} title={named(closing.title)} lead={named(closing.lead)} />
    </>
  );
}

export default unlessOnlyInEnglish(PlacePage);
