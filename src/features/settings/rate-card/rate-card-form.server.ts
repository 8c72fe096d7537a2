/** Rates, shares and the minimum of a visit as texts in a form, each from its low to its high end. */
import * as z from "zod/mini";
import { shippedRateCard } from "#content/rate-card.ts";
import { ratedFrequencies, ratedTypes } from "#content/rate-card-types.ts";
import { optionalText } from "#platform/forms/fields.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import { settingsServerMessages } from "../messages.server.ts";
import { rateCardTexts, rateText } from "./rate-card-section.server.ts";

interface Bounds {
  min: number;
  max: number;
  isOptional?: true;
  /** The one form of a number, so that `0.10` and `.1` are the same value. */
  text: (number: number) => string;
}

const rate: Bounds = { min: 0.005, max: 10, isOptional: true, text: rateText };
const share: Bounds = { min: 1, max: 300, text: String };
const visit: Bounds = { min: 1, max: 10_000, text: rateText };

const spans: readonly (readonly [name: string, bounds: Bounds])[] = [
  ...ratedTypes.map((type) => [`rate.${type}`, rate] as const),
  ...ratedFrequencies.map((visits) => [`share.${visits}`, share] as const),
  ["visit", visit],
];

const amount = (message: string, { min, max, isOptional, text }: Bounds) =>
  z.pipe(
    z.string(message).check(z.trim(), z.regex(/^(\d{0,5}(\.\d{1,4})?)?$/, message)),
    z.pipe(
      z.transform((typed: string): string => (typed === "" ? "" : text(Number(typed)))),
      z
        .string()
        .check(
          z.refine(
            (typed) => (typed === "" ? isOptional === true : +typed >= min && +typed <= max),
            message,
          ),
        ),
    ),
  );

export const rateCardNames = Object.keys(rateCardTexts(shippedRateCard));

/** Fields by their names: one for each end of a span, and the sentence in each language. */
export const rateCardForm = byLanguage((language): z.core.$ZodType<Texts> => {
  const { rateCard: errors } = settingsServerMessages(language).errors;
  const fields = spans.flatMap(([name, bounds]) => {
    const message = errors.amount({ min: bounds.min, max: bounds.max });
    return [
      [`${name}.low`, amount(message, bounds)],
      [`${name}.high`, amount(message, bounds)],
    ];
  });
  const shape = Object.fromEntries(fields) as Record<string, ReturnType<typeof amount>>;
  const basis = {
    "basis.en": optionalText(language, 300),
    "basis.es": optionalText(language, 300),
  };
  return z.object({ ...shape, ...basis }).check((context) => {
    // Ends that are no numbers cannot be compared.
    if (context.issues.length > 0) return;
    const value = context.value as Texts;
    for (const [name] of spans) {
      const [low = "", high = ""] = [value[`${name}.low`], value[`${name}.high`]];
      const isHalf = (low === "") !== (high === "");
      if (!isHalf && Number(low) <= Number(high)) continue;
      const message = isHalf ? errors.half : errors.reversed;
      context.issues.push({ code: "custom", input: value, path: [`${name}.high`], message });
    }
  }) as unknown as z.core.$ZodType<Texts>;
});
