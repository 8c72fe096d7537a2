import { numberText } from "#platform/format/number-format.ts";
import type { Language } from "#platform/language/language.ts";
import { floorPlanMessages } from "./messages.ts";

/** @param count undefined where it cannot be known yet */
export function squareFeetText(count: number | undefined, language: Language): string {
  const { squareFeet, notMeasured } = floorPlanMessages(language);
  return count === undefined ? notMeasured : squareFeet({ size: numberText(count) });
}

export const roomsText = (count: number, language: Language): string =>
  floorPlanMessages(language).rooms({ count });
