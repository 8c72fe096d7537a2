import * as z from "zod/mini";
import { requiredText } from "#platform/forms/fields.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Language } from "#platform/language/language.ts";
import { facilityOfficeMessages } from "../office/messages.ts";
import { areaTypes, floorCoverings } from "./area-types.ts";

/** More than any building that is cleaned as one. */
const maxSquareFeet = 5_000_000;

/**
 * People paste `1,200`, `1200 sq ft` or `1,200 pies²`, and all are accepted. Blank is 0, because an area with
 * fixtures need not be measured.
 */
function squareFeet(language: Language) {
  const { errors } = facilityOfficeMessages(language);
  return z.pipe(
    z.pipe(
      z
        .string(errors.squareFeet)
        .check(
          z.trim(),
          z.maxLength(40, { abort: true, error: errors.squareFeet }),
          z.regex(
            /^(?:[0-9][0-9, ]*(?:\.0+)?\s*(?:sq\.?\s*ft\.?|sf|pies(?:²|2|\s+cuadrados)?)?)?$/i,
            { error: errors.squareFeet, abort: true },
          ),
        ),
      z.transform((text): number | undefined =>
        text === "" ? undefined : Number.parseInt(text.replaceAll(/[, ]/g, ""), 10),
      ),
    ),
    z._default(
      z
        .number()
        .check(
          z.gte(1, { error: errors.tooSmall, abort: true }),
          z.lte(maxSquareFeet, errors.tooLarge),
        ),
      0,
    ),
  );
}

/** A list from a spreadsheet has none. */
function fixtures(language: Language) {
  const { errors } = facilityOfficeMessages(language);
  return z._default(
    z.pipe(
      z
        .string(errors.fixtures)
        .check(z.trim(), z.regex(/^\d{0,3}$/, { error: errors.fixtures, abort: true })),
      z.transform((text): number => Number(text)),
    ),
    0,
  );
}

type Measured = Record<"squareFeet" | "toilets" | "urinals" | "sinks", number>;

/** An area is measured by its square feet or by its fixtures; a form with neither is refused. */
export const hasSquareFeetOrFixtures = (language: Language) =>
  z.refine<Measured>(
    ({ squareFeet: size, toilets, urinals, sinks }) => size + toilets + urinals + sinks > 0,
    { path: ["squareFeet"], error: facilityOfficeMessages(language).errors.squareFeet },
  );

export const areaFields = byLanguage((language) => {
  const { errors } = facilityOfficeMessages(language);
  return {
    name: requiredText(language, { min: 1, max: 80, message: errors.areaName }),
    floor: requiredText(language, { min: 1, max: 20, message: errors.floor }),
    type: z.enum(
      areaTypes(language).map(({ value }) => value),
      errors.type,
    ),
    squareFeet: squareFeet(language),
    toilets: fixtures(language),
    urinals: fixtures(language),
    sinks: fixtures(language),
    floorCovering: z.enum(
      floorCoverings(language).map(({ value }) => value),
      errors.floorCovering,
    ),
  };
});

export const areaForm = byLanguage((language) =>
  z.object(areaFields(language)).check(hasSquareFeetOrFixtures(language)),
);

export type AreaForm = z.infer<ReturnType<typeof areaForm>>;
