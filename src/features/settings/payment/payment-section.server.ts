/** How clients pay, as a section of the settings: nothing of it is shipped but what is invented. */
import * as z from "zod/mini";
import { type Payment, shippedPayment } from "#content/payment.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import type { FieldChanges } from "#platform/history/field-changes.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { type TextChanges, type Texts, touchedOf } from "#platform/records/merge-edit.ts";
import { changeSection, readSection, type Section } from "../change-section.server.ts";
import type { PaymentForm } from "./payment-form.server.ts";

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

/** Until one way is said, invoices name the invented ones and say that no money is to be sent. */
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
function toldOf({ before, after }: TextChanges): FieldChanges {
  const told = (side: Texts): Texts =>
    "accountNumber" in side ? { ...side, accountNumber: lastDigits(side.accountNumber) } : side;
  return { before: told(before), after: told(after) };
}

export const paymentSection: Section<PaymentForm> = {
  name: "payment",
  kind: "payment-changed",
  read: (value) => stored.parse(value),
  texts: paymentTexts,
  told: toldOf,
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
