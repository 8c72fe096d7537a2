/** The form of a rate; safe for browsers. */
import * as z from "zod/mini";
import { areaTypes, floorCoverings } from "#features/facilities/areas/area-types.ts";
import { facilityTypes } from "#features/facilities/facility-types.ts";
import { hundredthsOf } from "#platform/format/hundredths.ts";
import { requiredText } from "#platform/forms/fields.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import { productionRateMessages } from "./messages.ts";
import { type FixtureName, fixtures, type RatedSubject } from "./rated-subject-types.ts";

export const isFixture = (subject: RatedSubject): subject is FixtureName =>
  fixtures.some((fixture) => fixture === subject);

/** Subjects of rates, each with its label. */
export const ratedSubjects = byLanguage(
  (language): readonly { value: RatedSubject; label: string }[] => {
    const { any, fixtures: labels } = productionRateMessages(language);
    return [
      ...areaTypes(language),
      { value: "any", label: any },
      ...fixtures.map((fixture) => ({ value: fixture, label: labels[fixture] })),
    ];
  },
);

/** Wide enough for a machine in a hall, and too narrow for a digit too many. */
const bounds = { squareFeet: { min: 50, max: 100_000 }, seconds: { min: 5, max: 3_600 } };

/** A number of the rate's column: whole square feet, or minutes with two decimals. */
const number = (message: string) =>
  z.pipe(
    z.string(message),
    z.pipe(
      z.transform((typed: string): number | null =>
        typed.trim() === "" ? null : (hundredthsOf(typed) ?? Number.NaN),
      ),
      z.nullable(z.number(message)),
    ),
  );

const choice = <Value extends string>(values: readonly Value[], message: string) =>
  z.pipe(
    z.enum([...values, ""], message),
    z.transform((chosen) => (chosen === "" ? null : (chosen as Value))),
  );

export interface RateForm {
  subject: RatedSubject;
  floorCovering: ReturnType<typeof floorCoverings>[number]["value"] | null;
  facilityType: ReturnType<typeof facilityTypes>[number]["value"] | null;
  /** One of the two, by the subject. */
  squareFeetAnHour: number | null;
  secondsEach: number | null;
  low: number | null;
  high: number | null;
  source: string;
  /** The id of the rate that its sender has been told it replaces. */
  replaces?: string | undefined;
}

export const rateForm = byLanguage((language) => {
  const { errors } = productionRateMessages(language);
  const fields = z.object({
    subject: z.enum(
      ratedSubjects(language).map(({ value }) => value),
      errors.subject,
    ),
    floorCovering: choice(
      floorCoverings(language).map(({ value }) => value),
      errors.floorCovering,
    ),
    facilityType: choice(
      facilityTypes(language).map(({ value }) => value),
      errors.facilityType,
    ),
    rate: number(errors.rate),
    low: number(errors.rate),
    high: number(errors.rate),
    source: requiredText(language, { min: 1, max: 120, message: errors.source }),
    replaces: z.optional(z.string()),
  });
  return z.pipe(
    fields.check((context) => {
      const { subject, rate, low, high, floorCovering, facilityType } = context.value;
      const refuse = (field: string, message: string) =>
        context.issues.push({ code: "custom", input: context.value, path: [field], message });
      if (rate === null) refuse("rate", errors.rate);
      else if (isFixture(subject)) {
        const { min, max } = bounds.seconds;
        const seconds = (rate * 60) / 100;
        if (seconds < min || seconds > max) refuse("rate", errors.minutes);
        if (low !== null || high !== null) refuse("low", errors.noRange);
        if (floorCovering !== null) refuse("floorCovering", errors.notForFixtures);
        if (facilityType !== null) refuse("facilityType", errors.notForFixtures);
      } else {
        const { min, max } = bounds.squareFeet;
        const isRate = (value: number) =>
          value % 100 === 0 && value >= min * 100 && value <= max * 100;
        if (!isRate(rate)) refuse("rate", errors.squareFeet);
        if (low !== null && !isRate(low)) refuse("low", errors.squareFeet);
        if (high !== null && !isRate(high)) refuse("high", errors.squareFeet);
        if ((low === null) !== (high === null)) refuse("high", errors.half);
        else if (low !== null && high !== null && low > high) refuse("high", errors.reversed);
      }
    }),
    z.transform(({ rate, low, high, subject, ...rest }): RateForm => {
      const whole = (value: number | null) => (value === null ? null : Math.round(value / 100));
      const ofFixture = isFixture(subject);
      return {
        ...rest,
        subject,
        squareFeetAnHour: ofFixture ? null : whole(rate),
        secondsEach: ofFixture && rate !== null ? Math.round((rate * 60) / 100) : null,
        low: whole(low),
        high: whole(high),
      };
    }),
  );
});
