/** Wages in dollars, shares in percent: as hundredths in the record. */
import * as z from "zod/mini";
import { type BurdenPart, burdenParts } from "#content/bid-assumptions.ts";
import { hundredthsOf, hundredthsText } from "#platform/format/hundredths.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import { settingsServerMessages } from "../messages.server.ts";

export const wageNames = ["wage", "supervisorWage", "wageFloor"] as const;
export const shareNames = ["supplies", "overhead", "allowance"] as const;
export const marginNames = ["margin", "marginFloor"] as const;
export const burdenField = (part: BurdenPart) => `burden.${part}` as const;

export const bidAssumptionNames: readonly string[] = [
  ...wageNames,
  ...burdenParts.map(burdenField),
  ...shareNames,
  ...marginNames,
];

interface Bounds {
  min: number;
  max: number;
}

const boundsOf = (name: string): Bounds => {
  if (wageNames.some((wage) => wage === name)) return { min: 5_00, max: 200_00 };
  // A margin of all of the price would need a price without end.
  if (marginNames.some((margin) => margin === name)) return { min: 0, max: 90_00 };
  return { min: 0, max: 100_00 };
};

/** The shortest form of a number, so that `7.650` and `7.65` are the same value. */
const amount = (message: string, { min, max }: Bounds) =>
  z.pipe(
    z.string(message),
    z.pipe(
      z.transform((typed: string): number => hundredthsOf(typed) ?? -1),
      z.pipe(
        z.number().check(z.minimum(min, message), z.maximum(max, message)),
        z.transform(hundredthsText),
      ),
    ),
  );

/** Fields by their names. */
export const bidAssumptionsForm = byLanguage((language): z.core.$ZodType<Texts> => {
  const { amount: message } = settingsServerMessages(language).errors.rateCard;
  const shape = bidAssumptionNames.map((name) => {
    const bounds = boundsOf(name);
    const [min, max] = [hundredthsText(bounds.min), hundredthsText(bounds.max)];
    return [name, amount(message({ min, max }), bounds)] as const;
  });
  return z.object(Object.fromEntries(shape)) as unknown as z.core.$ZodType<Texts>;
});
