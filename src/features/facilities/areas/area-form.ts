import * as z from "zod/mini";
import { requiredText } from "#platform/forms/fields.ts";
import { areaTypes, floorCoverings } from "./area-types.ts";

/** More than any building that is cleaned as one. */
const maxSquareFeet = 5_000_000;

const squareFeetMessage = "Please enter square feet as a whole number, e.g. 1,200";

/** Also as people write it: `1,200`, `1200 sq ft`. */
const squareFeet = z.pipe(
  z.pipe(
    z
      .string(squareFeetMessage)
      .check(
        z.trim(),
        z.regex(/^[0-9][0-9, ]*(?:\.0+)?\s*(?:sq\.?\s*ft\.?|sf)?$/i, squareFeetMessage),
      ),
    z.transform((text): number => Number.parseInt(text.replaceAll(/[, ]/g, ""), 10)),
  ),
  z
    .number()
    .check(
      z.gte(1, "An area has at least one square foot"),
      z.lte(maxSquareFeet, "Please check this: it’s more than any building has"),
    ),
);

export const areaForm = z.object({
  name: requiredText("en", { min: 1, max: 80, message: "Please enter the name of the area" }),
  floor: requiredText("en", { min: 1, max: 20, message: "Please enter the floor, e.g. 1" }),
  type: z.enum(
    areaTypes.map(({ value }) => value),
    "Please choose a type",
  ),
  squareFeet,
  floorCovering: z.enum(
    floorCoverings.map(({ value }) => value),
    "Please choose a floor covering",
  ),
});

export type AreaForm = z.infer<typeof areaForm>;
