/** Screens and refusals write rates alike. */

import { floorCoverings } from "#features/facilities/areas/area-types.ts";
import { facilityTypes } from "#features/facilities/facility-types.ts";
import { numberText } from "#platform/format/number-format.ts";
import type { Language } from "#platform/language/language.ts";
import { productionRateMessages } from "./messages.ts";
import { ratedSubjects } from "./rate-form.ts";
import type { RatedSubject } from "./rated-subject-types.ts";
import type { ProductionRateRow } from "./tables/production-rates.ts";

const labelIn = (choices: readonly { value: string; label: string }[], value: string) =>
  choices.find((choice) => choice.value === value)?.label ?? value;

export const subjectLabel = (subject: RatedSubject, language: Language): string =>
  labelIn(ratedSubjects(language), subject);

/** Floor and building, where a rate is for one of them alone. */
export function conditionLabels(
  { floorCovering, facilityType }: Pick<ProductionRateRow, "floorCovering" | "facilityType">,
  language: Language,
): string[] {
  return [
    ...(floorCovering === null ? [] : [labelIn(floorCoverings(language), floorCovering)]),
    ...(facilityType === null ? [] : [labelIn(facilityTypes(language), facilityType)]),
  ];
}

export const minutesText = (seconds: number): string => String(Math.round(seconds / 0.6) / 100);

export function rateText(
  rate: Pick<ProductionRateRow, "squareFeetAnHour" | "secondsEach">,
  language: Language,
): string {
  const { squareFeetAnHour, minutesEach } = productionRateMessages(language);
  return rate.secondsEach === null
    ? squareFeetAnHour({ rate: numberText(rate.squareFeetAnHour ?? 0) })
    : minutesEach({ minutes: minutesText(rate.secondsEach) });
}
