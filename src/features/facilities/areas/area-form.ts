import * as z from "zod/mini";
import { requiredText } from "#platform/forms/fields.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Language } from "#platform/language/language.ts";
import { facilityOfficeMessages } from "../office/messages.ts";
import { areaTypes, floorCoverings } from "./area-types.ts";

/** More than any building that is cleaned as one. */
const maxSquareFeet = 5_000_000;

/** Also as people write it: `1,200`, `1200 sq ft`, `1,200 pies²`. */
function squareFeet(language: Language) {
  const { errors } = facilityOfficeMessages(language);
  return z.pipe(
    z.pipe(
      z
        .string(errors.squareFeet)
        .check(
          z.trim(),
          z.regex(
            /^[0-9][0-9, ]*(?:\.0+)?\s*(?:sq\.?\s*ft\.?|sf|pies(?:²|2|\s+cuadrados)?)?$/i,
            errors.squareFeet,
          ),
        ),
      z.transform((text): number => Number.parseInt(text.replaceAll(/[, ]/g, ""), 10)),
    ),
    z.number().check(z.gte(1, errors.tooSmall), z.lte(maxSquareFeet, errors.tooLarge)),
  );
}

export const areaForm = byLanguage((language) => {
  const { errors } = facilityOfficeMessages(language);
  return z.object({
    name: requiredText(language, { min: 1, max: 80, message: errors.areaName }),
    floor: requiredText(language, { min: 1, max: 20, message: errors.floor }),
    type: z.enum(
      areaTypes(language).map(({ value }) => value),
      errors.type,
    ),
    squareFeet: squareFeet(language),
    floorCovering: z.enum(
      floorCoverings(language).map(({ value }) => value),
      errors.floorCovering,
    ),
  });
});

export type AreaForm = z.infer<ReturnType<typeof areaForm>>;
