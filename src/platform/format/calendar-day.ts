/** Days, months and years as people, addresses and programs may name them: one schema for every door. */
import * as z from "zod/mini";
import type { Language } from "#platform/language/language.ts";
import { formatMessages } from "./messages.ts";

/** Text stops sorting as time does beyond these, and databases and spreadsheets disagree on days. */
export const firstDay = "2000-01-01";
export const lastDay = "2099-12-31";

/** A day that exists, as ISO text. @param message where it is no day at all */
export const calendarDay = (language: Language, message = formatMessages(language).day) =>
  z.iso.date(message).check(
    z.refine((day) => day >= firstDay && day <= lastDay, {
      error: formatMessages(language).dayInRange,
    }),
  );

/** A form's field without a choice sends an empty text, which is no day. */
export const optionalDay = (language: Language, message = formatMessages(language).day) =>
  z.optional(
    z.union(
      [
        z.pipe(
          z.literal(""),
          z.transform(() => undefined),
        ),
        calendarDay(language),
      ],
      message,
    ),
  );

/** A month is text such as `2026-10`. */
export const calendarMonth = (language: Language, message = formatMessages(language).month) =>
  z.string(message).check(z.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, message));

export const calendarYear = (language: Language, message = formatMessages(language).year) =>
  z.pipe(z.string(message).check(z.regex(/^20\d\d$/, message)), z.transform(Number));

/** An address may hold anything: what is no day counts as absent. */
export const dayInAddress = () => z.catch(z.optional(calendarDay(unsaid)), undefined);

export const monthInAddress = () => z.catch(z.optional(calendarMonth(unsaid)), undefined);

/** Nobody reads why a part of an address was not understood. */
const unsaid: Language = "en";
