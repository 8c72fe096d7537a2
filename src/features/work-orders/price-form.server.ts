import * as z from "zod/mini";
import { dollarAmount } from "#platform/forms/dollar-amount.ts";
import { requiredText } from "#platform/forms/fields.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import { workOrderServerMessages } from "./messages.server.ts";

export const priceForm = byLanguage((language) =>
  z.object({
    cents: dollarAmount(language),
    text: requiredText(language, {
      min: 3,
      max: 200,
      message: workOrderServerMessages(language).errors.included,
    }),
  }),
);

export type PriceForm = z.infer<ReturnType<typeof priceForm>>;

/** The price that the client saw: another one since is not agreed to. */
export const acceptForm = z.object({
  cents: z.pipe(z.string().check(z.regex(/^\d{1,12}$/)), z.transform(Number)),
});
