import * as z from "zod/mini";
import { calendarDay } from "#platform/format/calendar-day.ts";
import { requiredText } from "#platform/forms/fields.ts";
import { frequencies, frequencyValue } from "./frequency-types.ts";

const priceMessage = "Please enter dollars per month, e.g. 240 or 1,240.50";
const maxDollars = 1_000_000;

/** As people write it: `240`, `$1,240.50`; integer cents afterwards. */
const dollars = z.pipe(
  z.pipe(
    z
      .string(priceMessage)
      .check(z.trim(), z.regex(/^\$?\s?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?$/, priceMessage)),
    z.transform((text): number => {
      const [whole = "", part = ""] = text.replaceAll(/[$,\s]/g, "").split(".");
      return Number(whole) * 100 + Number(part.padEnd(2, "0"));
    }),
  ),
  z.number().check(z.lte(maxDollars * 100, "Please check this: it’s over a million dollars")),
);

const frequency = z.pipe(
  z.enum(frequencies.map(frequencyValue), "Please choose how often"),
  z.transform((value) => frequencies.find((one) => frequencyValue(one) === value) ?? never(value)),
);

function never(value: string): never {
  throw new Error(`No frequency has the value ${value}`);
}

/** A line of a scope. */
export const lineForm = z.object({
  areaId: z.uuid("Please choose an area"),
  task: requiredText("en", { min: 1, max: 120, message: "Please enter the task" }),
  frequency,
  price: dollars,
});

export type LineForm = z.infer<typeof lineForm>;

/** When a draft takes effect. `seen` names the content that was reviewed. */
export const effectiveForm = z.object({
  effectiveFrom: calendarDay("en", "Please enter the first day"),
  note: z.string().check(z.trim(), z.maxLength(500, "Please keep this under 500 characters")),
  seen: z.string().check(z.maxLength(64)),
});

export type EffectiveForm = z.infer<typeof effectiveForm>;
