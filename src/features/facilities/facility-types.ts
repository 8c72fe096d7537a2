import { byLanguage } from "#platform/language/by-language.ts";
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

export const facilityTypes = byLanguage((language) =>
  values.map((value) => ({ value, label: facilityNames(language).facilityTypes[value] })),
);
