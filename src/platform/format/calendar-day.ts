/** Days, months and years as people, addresses and programs may name them: one schema for every door. */
import * as z from "zod/mini";

/** Beyond these, text stops sorting as time does, and databases and spreadsheets disagree on days. */
export const firstDay = "2000-01-01";
export const lastDay = "2099-12-31";

const yearMessage = "Please enter a day from 2000 to 2099";

/** A day that exists, as ISO text. @param message where it is no day at all */
export const calendarDay = (message = "Please enter a date") =>
  z.iso
    .date(message)
    .check(z.refine((day) => day >= firstDay && day <= lastDay, { error: yearMessage }));

/** For the fields of forms: nothing chosen is an empty text, and no day. */
export const optionalDay = (message = "Please enter a date") =>
  z.optional(
    z.union(
      [
        z.pipe(
          z.literal(""),
          z.transform(() => undefined),
        ),
        calendarDay(),
      ],
      message,
    ),
  );

/** As `2026-10`. */
export const calendarMonth = (message = "Please enter a month, e.g. 2026-04") =>
  z.string(message).check(z.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, message));

export const calendarYear = (message = "Please choose a year from 2000 to 2099") =>
  z.pipe(z.string(message).check(z.regex(/^20\d\d$/, message)), z.transform(Number));

/** For addresses: what is no such day is as if it were not there. */
export const dayInAddress = () => z.catch(z.optional(calendarDay()), undefined);

export const monthInAddress = () => z.catch(z.optional(calendarMonth()), undefined);
