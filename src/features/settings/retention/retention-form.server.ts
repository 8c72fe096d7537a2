/** Periods as days in fields, each within what law and the product's own work allow. */
import * as z from "zod/mini";
import type { RetentionDays } from "#content/retention.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import { settingsServerMessages } from "../messages.server.ts";

/** Ten years: what nobody has needed for so long is only a risk. */
const longest = 3650;

export const retentionBounds: Readonly<Record<keyof RetentionDays, { min: number; max: number }>> =
  {
    traces: { min: 7, max: 365 },
    quarantined: { min: 14, max: 365 },
    contactMessages: { min: 90, max: longest },
    /** Federal rules ask for a year after a hiring decision (29 CFR 1602.14), states for up to four. */
    applications: { min: 365, max: longest },
    /** What failed has to be seen by somebody who was on vacation. */
    emails: { min: 30, max: 365 },
    notifications: { min: 30, max: 365 },
  };

const period = (message: string, { min, max }: { min: number; max: number }) =>
  z.pipe(
    z.string(message).check(z.trim(), z.regex(/^\d{1,4}$/, message)),
    z.pipe(
      z.transform((typed: string): number => Number(typed)),
      z.number().check(z.minimum(min, message), z.maximum(max, message)),
    ),
  );

export const retentionForm = byLanguage((language) => {
  const { days } = settingsServerMessages(language).errors;
  const field = (name: keyof RetentionDays) => {
    const { min, max } = retentionBounds[name];
    return period(days({ min, max: max.toLocaleString("en-US") }), { min, max });
  };
  return z.object({
    traces: field("traces"),
    quarantined: field("quarantined"),
    contactMessages: field("contactMessages"),
    applications: field("applications"),
    emails: field("emails"),
    notifications: field("notifications"),
    /** To which periods somebody has said yes who was told what they delete. */
    confirmed: z.optional(z.string()),
  });
});
