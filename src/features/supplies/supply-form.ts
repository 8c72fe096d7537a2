import * as z from "zod/mini";
import { optionalText, requiredText } from "#platform/forms/fields.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Language } from "#platform/language/language.ts";
import { supplyMessages } from "./messages.ts";

const maxQuantity = 999;

export const supplyForm = byLanguage((language) =>
  z.object({
    name: requiredText(language, {
      min: 2,
      max: 80,
      message: supplyMessages(language).errors.name,
    }),
  }),
);

/** A browser sends an empty text for an empty field. */
const quantity = (language: Language) =>
  z.optional(
    z.pipe(
      z
        .string()
        .check(
          z.trim(),
          z.regex(
            /^([1-9]\d{0,2})?$/,
            supplyMessages(language).errors.quantity({ max: maxQuantity }),
          ),
        ),
      z.transform((typed) => (typed === "" ? undefined : Number(typed))),
    ),
  );

export const supplyRequestForm = byLanguage((language) =>
  z.object({
    supplyId: z.uuid(supplyMessages(language).errors.supply),
    quantity: quantity(language),
    note: z.optional(optionalText(language, 300)),
  }),
);

export type SupplyRequestForm = z.infer<ReturnType<typeof supplyRequestForm>>;

/** A proposal for a facility without a list, with supplies that most buildings need. */
export const usualSupplies = (language: Language): readonly string[] =>
  Object.values(supplyMessages(language).usual);
