import { byLanguage } from "#platform/language/by-language.ts";
import { facilityMessages } from "../messages.ts";

/** Apart from the schema, so that a page can list them without it. */
export const areaTypes = byLanguage((language) =>
  choicesOf(facilityMessages(language).areas.types),
);

export const floorCoverings = byLanguage((language) =>
  choicesOf(facilityMessages(language).areas.floorCoverings),
);

export type AreaType = ReturnType<typeof areaTypes>[number]["value"];

export type FloorCovering = ReturnType<typeof floorCoverings>[number]["value"];

const choicesOf = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }));
