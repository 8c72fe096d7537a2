import * as z from "zod/mini";
import { calendarDay, calendarMonth } from "#platform/format/calendar-day.ts";
import { dollarAmount } from "#platform/forms/dollar-amount.ts";
import { optionalText, requiredText } from "#platform/forms/fields.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Language } from "#platform/language/language.ts";
import { today } from "./invoice-state.server.ts";
import { invoiceServerMessages } from "./messages.server.ts";

const reason = byLanguage((language) =>
  requiredText(language, {
    min: 3,
    max: 500,
    message: invoiceServerMessages(language).errors.why,
  }),
);

export const lineForm = byLanguage((language) => {
  const { errors } = invoiceServerMessages(language);
  return z.object({
    kind: z.enum(["other", "credit"], errors.kind),
    facilityId: z.uuid(errors.facility),
    text: requiredText(language, { min: 3, max: 200, message: errors.what }),
    cents: dollarAmount(language),
  });
});

export type LineForm = z.infer<ReturnType<typeof lineForm>>;

export const paymentForm = byLanguage((language) => {
  const { errors } = invoiceServerMessages(language);
  return z.object({
    cents: dollarAmount(language),
    // Statements count a payment from its day on.
    paidOn: calendarDay(language, errors.receivedOn).check(
      z.refine((day) => day <= today(), { error: errors.receivedLater }),
    ),
    method: z.enum(["check", "ach", "card", "other"], errors.method),
    reference: optionalText(language, 80),
  });
});

export type PaymentForm = z.infer<ReturnType<typeof paymentForm>>;

export const voidForm = byLanguage((language) => z.object({ reason: reason(language) }));

export const holdForm = byLanguage((language) =>
  z.object({
    heldUntil: calendarDay(language, invoiceServerMessages(language).errors.day),
    reason: reason(language),
  }),
);

export type HoldForm = z.infer<ReturnType<typeof holdForm>>;

export const creditForm = byLanguage((language) =>
  z.object({
    facilityId: z.uuid(invoiceServerMessages(language).errors.facility),
    cents: dollarAmount(language),
    reason: reason(language),
  }),
);

export type CreditForm = z.infer<ReturnType<typeof creditForm>>;

/** @param message in words that name the bounds */
const wholeNumber = (min: number, max: number, message: string) =>
  z.pipe(
    z.pipe(z.string(message).check(z.trim(), z.regex(/^\d{1,4}$/, message)), z.transform(Number)),
    z.number().check(z.gte(min, message), z.lte(max, message)),
  );

/** It reads `6.25` and returns hundredths of a percent. */
const percent = (message: string) =>
  z.pipe(
    z.pipe(
      z.string(message).check(z.trim(), z.regex(/^\d{1,2}(?:\.\d{1,2})?\s?%?$/, message)),
      z.transform((text): number => {
        const [whole = "", part = ""] = text.replaceAll(/[%\s]/g, "").split(".");
        return Number(whole) * 100 + Number(part.padEnd(2, "0"));
      }),
    ),
    z.number().check(z.lte(3000, message)),
  );

const month = (language: Language) =>
  z.pipe(
    calendarMonth(language),
    z.transform((text) => `${text}-01`),
  );

export const monthForm = byLanguage((language) => z.object({ period: month(language) }));

/** The rate of one facility; empty where the client's rate applies. */
export const facilityRate = byLanguage((language) => {
  const message = invoiceServerMessages(language).errors.percent;
  return z.union(
    [
      z.pipe(
        z.literal(""),
        z.transform((): null => null),
      ),
      percent(message),
    ],
    message,
  );
});

export const settingsForm = byLanguage((language) => {
  const { errors } = invoiceServerMessages(language);
  return z.object({
    billsFrom: month(language),
    issueDay: wholeNumber(1, 28, errors.issueDay),
    termsDays: wholeNumber(0, 180, errors.termsDays),
    billToName: requiredText(language, { min: 1, max: 200, message: errors.billTo }),
    billToAddress: requiredText(language, { min: 1, max: 500, message: errors.address }),
    purchaseOrder: optionalText(language, 60),
    split: z.enum(["client", "facility"], errors.choose),
    review: z.enum(["staff", "none"], errors.choose),
    taxRate: percent(errors.percent),
  });
});

export type SettingsForm = z.infer<ReturnType<typeof settingsForm>>;
