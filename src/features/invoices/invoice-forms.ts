import * as z from "zod/mini";
import { calendarDay, calendarMonth } from "#platform/format/calendar-day.ts";
import { dollarAmount } from "#platform/forms/dollar-amount.ts";
import { optionalText, requiredText } from "#platform/forms/fields.ts";

const reason = requiredText("en", { min: 3, max: 500, message: "Please say why" });

export const lineForm = z.object({
  kind: z.enum(["other", "credit"], "Please choose what it is"),
  facilityId: z.uuid("Please choose a facility"),
  text: requiredText("en", { min: 3, max: 200, message: "Please say what it's for" }),
  cents: dollarAmount("en"),
});

export type LineForm = z.infer<typeof lineForm>;

export const paymentMethods = {
  check: "Check",
  ach: "Bank transfer (ACH)",
  card: "Card",
  other: "Other",
} as const;

export const paymentForm = z.object({
  cents: dollarAmount("en"),
  paidOn: calendarDay("en", "Please enter the day you received it"),
  method: z.enum(["check", "ach", "card", "other"], "Please choose how it was paid"),
  reference: optionalText("en", 80),
});

export type PaymentForm = z.infer<typeof paymentForm>;

export const voidForm = z.object({ reason });

export const holdForm = z.object({ heldUntil: calendarDay("en", "Please enter a day"), reason });

export type HoldForm = z.infer<typeof holdForm>;

export const creditForm = z.object({
  facilityId: z.uuid("Please choose a facility"),
  cents: dollarAmount("en"),
  reason,
});

export type CreditForm = z.infer<typeof creditForm>;

/** @param message in words that name the bounds */
const wholeNumber = (min: number, max: number, message: string) =>
  z.pipe(
    z.pipe(z.string(message).check(z.trim(), z.regex(/^\d{1,4}$/, message)), z.transform(Number)),
    z.number().check(z.gte(min, message), z.lte(max, message)),
  );

const percentMessage = "Please enter a percentage, e.g. 6.25, up to 30";

/** As `6.25`; hundredths of a percent afterwards. */
const percent = z.pipe(
  z.pipe(
    z
      .string(percentMessage)
      .check(z.trim(), z.regex(/^\d{1,2}(?:\.\d{1,2})?\s?%?$/, percentMessage)),
    z.transform((text): number => {
      const [whole = "", part = ""] = text.replaceAll(/[%\s]/g, "").split(".");
      return Number(whole) * 100 + Number(part.padEnd(2, "0"));
    }),
  ),
  z.number().check(z.lte(3000, percentMessage)),
);

const month = z.pipe(
  calendarMonth("en"),
  z.transform((text) => `${text}-01`),
);

export const monthForm = z.object({ period: month });

/** The rate of one facility; empty where the client's rate applies. */
export const facilityRate = z.union(
  [
    z.pipe(
      z.literal(""),
      z.transform((): null => null),
    ),
    percent,
  ],
  percentMessage,
);

/** What can be chosen of how a client is billed. */
export const billingChoices = {
  split: [
    { value: "client", label: "One for all facilities" },
    { value: "facility", label: "One for each facility" },
  ],
  review: [
    { value: "staff", label: "We review each draft" },
    { value: "none", label: "Issue on the day without review" },
  ],
} as const;

export const settingsForm = z.object({
  billsFrom: month,
  issueDay: wholeNumber(1, 28, "Please enter a day from 1 to 28"),
  termsDays: wholeNumber(0, 180, "Please enter days from 0 to 180"),
  billToName: requiredText("en", { min: 1, max: 200, message: "Please enter who to bill" }),
  billToAddress: requiredText("en", { min: 1, max: 500, message: "Please enter the address" }),
  purchaseOrder: optionalText("en", 60),
  split: z.enum(["client", "facility"], "Please choose"),
  review: z.enum(["staff", "none"], "Please choose"),
  taxRate: percent,
});

export type SettingsForm = z.infer<typeof settingsForm>;
