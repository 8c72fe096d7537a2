import * as z from "zod/mini";
import { optionalText, requiredText } from "#platform/forms/fields.ts";

const maxQuantity = 999;

export const supplyForm = z.object({
  name: requiredText("en", { min: 2, max: 80, message: "Please name the item" }),
});

/** A browser sends an empty text for an empty field. */
const quantity = z.optional(
  z.pipe(
    z.string().check(z.trim(), z.regex(/^([1-9]\d{0,2})?$/, `Please enter 1 to ${maxQuantity}`)),
    z.transform((typed) => (typed === "" ? undefined : Number(typed))),
  ),
);

export const supplyRequestForm = z.object({
  supplyId: z.uuid("Please choose it again"),
  quantity,
  note: z.optional(optionalText("en", 300)),
});

export type SupplyRequestForm = z.infer<typeof supplyRequestForm>;

/** What most buildings need, for a facility that has no list yet. */
export const usualSupplies = [
  "Paper towels",
  "Toilet paper",
  "Hand soap",
  "Trash can liners",
  "Hand sanitizer",
  "Air freshener",
] as const;
