/** The site's structured data, in the vocabulary of schema.org. */

import type { BreadcrumbList, FAQPage, LocalBusiness, Service } from "schema-dts";
import { company } from "#content/company.ts";
import { type Page, pageAt, pageIn } from "#content/pages.ts";
import type { Question } from "#content/questions.ts";
import { servedStates } from "#content/service-area.ts";
import { nameOfState, type StateCode } from "#content/states.ts";
import { type Language, localeOf } from "#platform/language/language.ts";
import { pictureAddress } from "#ui/picture.tsx";
import { absoluteAddress } from "./absolute-address.ts";
import { marketingMessages } from "./messages.ts";

export type StructuredData = Readonly<Record<string, unknown>>;

const businessId = () => absoluteAddress("/#business");

/** No rating stars: a business must not rate itself. */
export function businessData(language: Language): StructuredData {
  const { address, geo } = company;
  const profiles = Object.values(company.social).filter((address) => address !== "");
  return {
    "@type": "LocalBusiness",
    "@id": businessId(),
    name: company.name,
    description: company.descriptionIn[language],
    url: absoluteAddress("/"),
    telephone: company.phone.international,
    email: company.email,
    foundingDate: String(company.foundedIn),
    priceRange: company.priceRange,
    image: absoluteAddress(pictureAddress("lobby")),
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    ...(geo && { geo: { "@type": "GeoCoordinates" as const, ...geo } }),
    openingHoursSpecification: company.officeHours.flatMap(({ days, hours }) =>
      hours.map(([opens, closes]) => ({
        "@type": "OpeningHoursSpecification" as const,
        dayOfWeek: days,
        opens,
        closes,
      })),
    ),
    areaServed: areaServed(),
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
  } satisfies LocalBusiness;
}

/** Machines know states by their English names. */
const areaServed = (states = servedStates()) =>
  states.map((code) => ({ "@type": "State" as const, name: nameOfState(code) }));

/** The trail goes from the home page down to the page, by the segments of its path. */
export function breadcrumbs(page: Page): { name: string; url: string }[] {
  const home = pageIn(page.language, "/").path;
  const segments = page.path.split("/").filter((segment) => segment !== "");
  const above = segments.slice(0, -1).flatMap((_segment, at) => {
    const parent = pageAt(`/${segments.slice(0, at + 1).join("/")}`);
    return parent && parent.path !== home ? [{ name: parent.title, url: parent.path }] : [];
  });
  return [
    { name: marketingMessages(page.language).home, url: home },
    ...above,
    { name: page.title, url: page.path },
  ];
}

export function breadcrumbData(page: Page): StructuredData {
  return {
    "@type": "BreadcrumbList",
    itemListElement: breadcrumbs(page).map(({ name, url }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name,
      item: absoluteAddress(url),
    })),
  } satisfies BreadcrumbList;
}

export function questionsData(questions: readonly Question[], language: Language): StructuredData {
  return {
    "@type": "FAQPage",
    inLanguage: localeOf(language),
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  } satisfies FAQPage;
}

/** @param service name, sentence, path of its page and path of its picture */
export function serviceData(service: {
  name: string;
  description: string;
  path: string;
  image: string;
  /** The states where it is offered; absent if it is offered everywhere. */
  states?: readonly StateCode[] | undefined;
}): StructuredData {
  const area = areaServed(service.states);
  return {
    "@type": "Service",
    name: service.name,
    description: service.description,
    url: absoluteAddress(service.path),
    image: absoluteAddress(service.image),
    provider: { "@type": "LocalBusiness", "@id": businessId(), name: company.name },
    areaServed: area,
    // The older name of the same property, which some consumers still read.
    serviceArea: area,
  } satisfies Service;
}
