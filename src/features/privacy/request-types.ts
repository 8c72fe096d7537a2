/** Forms and filters of requests of people about their own data; safe for browsers. */
import * as z from "zod/mini";
import { calendarDay } from "#platform/format/calendar-day.ts";
import { emailAddress, optionalText, requiredText } from "#platform/forms/fields.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import { languages } from "#platform/language/language.ts";
import { privacyMessages } from "./messages.ts";

export const requestKinds = ["access", "erasure", "correction", "objection"] as const;

export const requestOutcomes = ["answered", "refused", "withdrawn"] as const;

export const requestTabs = ["open", "closed"] as const;
export type RequestTab = (typeof requestTabs)[number];

/** Fewer would be found everywhere. */
const minDigits = 7;

export const requestForm = byLanguage((language) => {
  const { errors } = privacyMessages(language);
  return z
    .object({
      kind: z.enum(requestKinds, errors.kind),
      name: z._default(optionalText(language, 120), ""),
      email: z._default(z.union([z.literal(""), emailAddress(language)], errors.email), ""),
      phone: z._default(
        optionalText(language, 40).check(
          z.refine(
            (phone) => phone === "" || phone.replaceAll(/\D/g, "").length >= minDigits,
            errors.phone,
          ),
        ),
        "",
      ),
      state: z._default(z.string().check(z.regex(/^([A-Z]{2})?$/, errors.state)), ""),
      language: z._default(z.enum(languages), languages[0]),
      receivedOn: calendarDay(language, errors.receivedOn),
      note: z._default(optionalText(language, 2_000), ""),
    })
    .check(
      z.refine(({ name, email, phone }) => [name, email, phone].some((value) => value !== ""), {
        path: ["name"],
        error: errors.person,
      }),
    );
});

export type RequestForm = z.infer<ReturnType<typeof requestForm>>;

export const requestCommandForm = byLanguage((language) => {
  const { errors } = privacyMessages(language);
  return z.discriminatedUnion("step", [
    z.object({
      step: z.literal("verify"),
      verification: requiredText(language, { min: 5, max: 1_000, message: errors.verification }),
    }),
    z.object({ step: z.literal("search") }),
    z.object({ step: z.literal("choose") }),
    z.object({
      step: z.literal("erase"),
      confirmation: z._default(optionalText(language, 300), ""),
    }),
    z.object({
      step: z.literal("extend"),
      reason: requiredText(language, { min: 5, max: 1_000, message: errors.extension }),
    }),
    z.object({
      step: z.literal("close"),
      outcome: z.enum(requestOutcomes, errors.outcome),
      outcomeNote: z._default(optionalText(language, 2_000), ""),
    }),
    z.object({ step: z.literal("reopen") }),
  ]);
});

export type RequestCommandForm = z.infer<ReturnType<typeof requestCommandForm>>;

/** Prefix of a finding's id in the name of its box. */
export const theirsPrefix = "theirs.";
/** Prefix of a table and a role in the name of the box for everything found there. */
export const allOfKindPrefix = "all.";

/** Before an erasure, the administrator has to type this: the person as the request names them. */
export const confirmationOf = ({
  name,
  email,
  phone,
}: {
  name: string;
  email: string;
  phone: string;
}): string => name || email || phone;

export const isConfirmed = (typed: string, expected: string): boolean =>
  typed.trim().replaceAll(/\s+/g, " ").toLowerCase() ===
  expected.trim().replaceAll(/\s+/g, " ").toLowerCase();
