import * as z from "zod/mini";
import { dollarAmount } from "#platform/forms/dollar-amount.ts";
import { requiredText } from "#platform/forms/fields.ts";

export const priceForm = z.object({
  cents: dollarAmount("en"),
  text: requiredText("en", { min: 3, max: 200, message: "Please say what’s included" }),
});

export type PriceForm = z.infer<typeof priceForm>;

/** The price that the client saw: another one since is not agreed to. */
export const acceptForm = z.object({
  cents: z.pipe(z.string().check(z.regex(/^\d{1,12}$/)), z.transform(Number)),
});
