import * as z from "zod/mini";
import { calendarDay } from "#platform/format/calendar-day.ts";
import { requiredText } from "#platform/forms/fields.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Language } from "#platform/language/language.ts";
import { frequencies, frequencyValue } from "./frequency-types.ts";
import { scopeOfficeMessages } from "./office/messages.ts";
import { centsOf, pricePattern } from "./price-text.ts";

const maxDollars = 1_000_000;

/** Integer cents. */
function dollars(language: Language) {
  const { price, highPrice } = scopeOfficeMessages(language).errors;
  return z.pipe(
    z.pipe(z.string(price).check(z.trim(), z.regex(pricePattern, price)), z.transform(centsOf)),
    z.number().check(z.lte(maxDollars * 100, highPrice)),
  );
}

function never(value: string): never {
  throw new Error(`No frequency has the value ${value}`);
}

/** A line of a scope. */
export const lineForm = byLanguage((language) => {
  const { errors } = scopeOfficeMessages(language);
  return z.object({
    areaId: z.uuid(errors.area),
    task: requiredText(language, { min: 1, max: 120, message: errors.task }),
    frequency: z.pipe(
      z.enum(frequencies.map(frequencyValue), errors.frequency),
      z.transform(
        (value) =>
          frequencies.find((frequency) => frequencyValue(frequency) === value) ?? never(value),
      ),
    ),
    price: dollars(language),
  });
});

export type LineForm = z.infer<ReturnType<typeof lineForm>>;

/** Sets a draft in effect. `seen` identifies the content that was reviewed. */
export const effectiveForm = byLanguage((language) => {
  const { errors } = scopeOfficeMessages(language);
  return z.object({
    effectiveFrom: calendarDay(language, errors.firstDay),
    note: z.string().check(z.trim(), z.maxLength(500, errors.note)),
    seen: z.string().check(z.maxLength(64)),
  });
});

export type EffectiveForm = z.infer<ReturnType<typeof effectiveForm>>;
