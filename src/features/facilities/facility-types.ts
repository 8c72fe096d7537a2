import { contentEdits } from "#content/content-edits.ts";
import { whileContentStays } from "#content/content-in.ts";
import { isHidden, newNameOf } from "#content/hidden-pages.ts";
import type { Language } from "#platform/language/language.ts";
import { facilityNames } from "./names/messages.ts";

/** Apart from the schema, so that a page can list them without it. */
const values = [
  "office",
  "healthcare",
  "education",
  "retail",
  "industrial",
  "hospitality",
  "other",
] as const;

export type FacilityType = (typeof values)[number];

/** The industry of the website that a type of facility belongs to. */
const industryPages: Readonly<Record<FacilityType, string | undefined>> = {
  office: "/industries/corporate-offices",
  healthcare: "/industries/healthcare-facilities",
  education: "/industries/educational-institutions",
  retail: "/industries/retail-spaces",
  industrial: "/industries/manufacturing-industrial",
  hospitality: "/industries/hospitality",
  other: undefined,
};

/** A type takes the new name of its industry once somebody has renamed that on the website. */
export function facilityTypeName(type: FacilityType, language: Language): string {
  const page = industryPages[type];
  const renamed = page && newNameOf(contentEdits()[language], page);
  return renamed ?? facilityNames(language).facilityTypes[type];
}

export const facilityTypes = whileContentStays((language) =>
  values.map((value) => ({ value, label: facilityTypeName(value, language) })),
);

/** Visitors choose among these. Records of an industry that is no longer offered keep its name. */
export const offeredFacilityTypes = whileContentStays((language) =>
  facilityTypes(language).filter(({ value }) => {
    const page = industryPages[value];
    return page === undefined || !isHidden(language, page);
  }),
);

/** The method of inspection is part of what was agreed for a facility. */
export const methodLabels = (language: Language) => facilityNames(language).methods;
