/** Counts the services and industries that are offered, for texts such as `six services`. */
import type { Language } from "#platform/language/language.ts";
import { contentEdits } from "./content-edits.ts";
import type { IndustryId } from "./en/industries.ts";
import type { ServiceId } from "./en/services.ts";
import { isOffered, type OfferedList } from "./hidden-pages.ts";

/** Apart from what is said of them: those texts may themselves say how many there are. */
export const serviceIds: readonly ServiceId[] = [
  "commercial-cleaning",
  "janitorial-services",
  "disinfection-services",
  "specialty-services",
  "facility-maintenance",
  "additional-services",
];

export const industryIds: readonly IndustryId[] = [
  "corporate-offices",
  "healthcare-facilities",
  "educational-institutions",
  "retail-spaces",
  "manufacturing-industrial",
  "hospitality",
];

const words = {
  en: ["one", "two", "three", "four", "five", "six"],
  es: ["uno", "dos", "tres", "cuatro", "cinco", "seis"],
} as const satisfies Record<Language, readonly string[]>;

const nouns = {
  en: {
    services: { none: "no services", one: "one service", others: "services" },
    industries: { none: "no industries", one: "one industry", others: "industries" },
    each: ", each",
    all: { one: "our one service", others: "all" },
  },
  es: {
    services: { none: "ningún servicio", one: "un servicio", others: "servicios" },
    industries: { none: "ningún sector", one: "un sector", others: "sectores" },
    each: ", cada uno",
    all: { one: "nuestro único servicio", others: "los" },
  },
} as const;

/** Keys are the counts' names in texts; those with a capital begin a sentence. */
export function offeredCounts(language: Language) {
  const services = counted("services", serviceIds, language);
  const industries = counted("industries", industryIds, language);
  // "Each" makes no sense when there is only one.
  const industriesEach = industries.text + (industries.count > 1 ? nouns[language].each : "");
  const { one, others } = nouns[language].all;
  const allServices =
    services.count === 1
      ? one
      : [services.count > 1 && others, services.text].filter(Boolean).join(" ");
  return {
    services: services.text,
    Services: capitalized(services.text),
    allServices,
    AllServices: capitalized(allServices),
    industries: industries.text,
    Industries: capitalized(industries.text),
    IndustriesEach: capitalized(industriesEach),
    industryCount: inWords(industries.count, language),
  };
}

function counted(list: OfferedList, ids: readonly string[], language: Language) {
  const edits = contentEdits()[language];
  const count = ids.filter((id) => isOffered(edits, list, id)).length;
  const { none, one, others } = nouns[language][list];
  if (count === 0) return { count, text: none };
  return { count, text: count === 1 ? one : `${inWords(count, language)} ${others}` };
}

const inWords = (count: number, language: Language): string =>
  words[language][count - 1] ?? String(count);

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
