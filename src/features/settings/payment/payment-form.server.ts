/** A bank account, a name and an address for checks, a page where invoices are paid: each may be left blank. */
import * as z from "zod/mini";
import { optionalText } from "#platform/forms/fields.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import { settingsServerMessages } from "../messages.server.ts";

/** Nine digits, the last of which follows from the others (ABA routing numbers). */
function isRoutingNumber(typed: string): boolean {
  const sum = [...typed].reduce(
    (all, digit, at) => all + Number(digit) * ([3, 7, 1][at % 3] ?? 0),
    0,
  );
  return /^\d{9}$/.test(typed) && sum > 0 && sum % 10 === 0;
}

const digits = (message: string, isValid: (typed: string) => boolean) =>
  z.pipe(
    z.string(message).check(z.maxLength(40, message)),
    z.pipe(
      z.transform((typed: string): string => typed.replaceAll(/[\s-]/g, "")),
      z.string().check(z.refine((typed) => typed === "" || isValid(typed), message)),
    ),
  );

export const paymentForm = byLanguage((language) => {
  const { payment: errors, link } = settingsServerMessages(language).errors;
  return z
    .object({
      bankName: optionalText(language, 80),
      accountName: optionalText(language, 80),
      routingNumber: digits(errors.routingNumber, isRoutingNumber),
      accountNumber: digits(errors.accountNumber, (typed) => /^\d{4,17}$/.test(typed)),
      payableTo: optionalText(language, 80),
      checkAddress: optionalText(language, 300),
      payLink: z.string(link).check(
        z.trim(),
        z.maxLength(300, link),
        z.refine(
          (typed) => typed === "" || (typed.startsWith("https://") && URL.canParse(typed)),
          link,
        ),
      ),
    })
    .check(
      z.refine(
        ({ bankName, accountName, routingNumber, accountNumber }) => {
          const parts = [bankName, accountName, routingNumber, accountNumber];
          return parts.every((part) => part === "") || parts.every((part) => part !== "");
        },
        { path: ["accountNumber"], message: errors.wholeAccount },
      ),
      z.refine(({ payableTo, checkAddress }) => (payableTo === "") === (checkAddress === ""), {
        path: ["checkAddress"],
        message: errors.wholeCheck,
      }),
    );
});

export type PaymentForm = z.infer<ReturnType<typeof paymentForm>>;
