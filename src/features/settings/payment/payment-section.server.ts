/** Ways to pay are a section of the settings. The shipped ones are invented. */
import * as z from "zod/mini";
import { type Payment, shippedPayment } from "#content/payment.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { optionalText } from "#platform/forms/fields.ts";
import type { FieldChanges } from "#platform/history/field-changes.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import { type TextChanges, type Texts, touchedOf } from "#platform/records/merge-edit.ts";
import { changeSection, readSection, type Section } from "../change-section.server.ts";
import { settingsServerMessages } from "../messages.server.ts";

// A bank account, a name and an address for checks, a page where invoices are paid: each may be left
// blank.

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

const text = z._default(z.string(), "");

const stored = z.object({
  bankName: text,
  accountName: text,
  routingNumber: text,
  accountNumber: text,
  payableTo: text,
  checkAddress: text,
  payLink: text,
});

export const paymentNames = Object.keys(stored.shape) as (keyof PaymentForm)[];

export const paymentTexts = (form: PaymentForm): Texts => ({ ...form });

/** Until one real way is entered, invoices name the invented ones and say that no money is to be sent. */
const isSaid = ({ accountNumber, payableTo, payLink }: PaymentForm): boolean =>
  [accountNumber, payableTo, payLink].some((way) => way !== "");

function paymentOf(form: PaymentForm): Payment {
  if (!isSaid(form)) return shippedPayment;
  const { bankName, accountName, routingNumber, accountNumber, payableTo, checkAddress } = form;
  return {
    demo: false,
    bank: { bankName, accountName, routingNumber, accountNumber },
    check: { payableTo, address: checkAddress },
    link: form.payLink,
  };
}

const lastDigits = (number: string | undefined): string =>
  number ? number.slice(-4).padStart(number.length, "•") : "";

/** The history says that the account changed, and not what it is. */
function changesForHistory({ before, after }: TextChanges): FieldChanges {
  const shownTexts = (side: Texts): Texts =>
    "accountNumber" in side ? { ...side, accountNumber: lastDigits(side.accountNumber) } : side;
  return { before: shownTexts(before), after: shownTexts(after) };
}

export const paymentSection: Section<PaymentForm> = {
  name: "payment",
  kind: "payment-changed",
  read: (value) => stored.parse(value),
  texts: paymentTexts,
  told: changesForHistory,
};

export const changeStoredPayment = (
  context: { db: Database },
  actor: Actor,
  form: PaymentForm,
  seen: Texts = {},
) =>
  changeSection(context, actor, paymentSection, {
    seen,
    sent: paymentTexts(form),
    // Half of one account and half of another would be money sent to nobody.
    together: [
      ["bankName", "accountName", "routingNumber", "accountNumber"],
      ["payableTo", "checkAddress"],
    ],
    merge: (before, change) => ({ ...before, ...touchedOf(form, change) }),
  });

export const readPayment = async (db: Database | Transaction): Promise<Payment> =>
  paymentOf(await readSection(db, paymentSection));
