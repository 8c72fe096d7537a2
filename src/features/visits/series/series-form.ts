/** What staff enter of a series and of a single visit. */

import * as z from "zod/mini";
import { calendarDay, optionalDay } from "#platform/format/calendar-day.ts";
import { optionalTick, requiredText } from "#platform/forms/fields.ts";
import type { Pattern } from "./recurrence-rule.ts";

export const weekdayNames = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

const textMatching = (pattern: RegExp, message: string) =>
  z.string(message).check(z.regex(pattern, message));

const time = /^([01]\d|2[0-3]):[0-5]\d$/;
/** An empty field of a form is no date. */
const lastDate = z.pipe(
  optionalDay("en"),
  z.transform((given): string | null => given ?? null),
);

const crewMessage = "Please enter a number from 1 to 200";
const crewSize = z.pipe(
  textMatching(/^\s*([1-9]\d?|1\d\d|200)\s*$/, crewMessage),
  z.transform((given): number => Number(given)),
);

const windowFields = {
  startsAt: textMatching(time, "Please enter when the crew comes"),
  endsAt: textMatching(time, "Please enter when the crew is done"),
  crewSize,
};

/** Ticks of weekdays travel as `mon` to `sun`, because a posted form has a name once. */
const patternFields = {
  every: z.enum(["week", "month"], "Please choose how it repeats"),
  interval: z.enum(["1", "2", "3", "4"], "Please choose how often"),
  mon: optionalTick("en"),
  tue: optionalTick("en"),
  wed: optionalTick("en"),
  thu: optionalTick("en"),
  fri: optionalTick("en"),
  sat: optionalTick("en"),
  sun: optionalTick("en"),
  ordinal: z.enum(["1", "2", "3", "4", "-1"], "Please choose which one"),
  weekday: z.enum(["1", "2", "3", "4", "5", "6", "7"], "Please choose a day"),
};

type Ticks = Record<(typeof weekdayNames)[number], boolean>;

const lasts = z.refine<{ startsAt: string; endsAt: string }>(
  ({ startsAt, endsAt }) => startsAt !== endsAt,
  { path: ["endsAt"], error: "The end time must be different from the start time" },
);
const hasWeekday = z.refine<Ticks & { every: string }>(
  (fields) => fields.every === "month" || weekdayNames.some((name) => fields[name]),
  { path: ["mon"], error: "Please choose at least one day" },
);

interface PatternFields extends Ticks {
  every: "week" | "month";
  interval: string;
  ordinal: string;
  weekday: string;
}

/** The form with its pattern in place of the fields by which the pattern was chosen. */
function withPattern<Fields extends PatternFields>(fields: Fields) {
  const { every, interval, ordinal, weekday, mon, tue, wed, thu, fri, sat, sun, ...rest } = fields;
  const weekdays = [mon, tue, wed, thu, fri, sat, sun].flatMap((tick, at) => (tick ? at + 1 : []));
  const pattern: Pattern =
    every === "week"
      ? { every, interval: Number(interval), weekdays }
      : { every, ordinal: Number(ordinal), weekday: Number(weekday) };
  return { ...rest, pattern };
}

const titleField = requiredText("en", {
  min: 1,
  max: 80,
  message: "Please name these visits",
});

export const seriesForm = z.pipe(
  z
    .object({
      title: titleField,
      startsOn: calendarDay("en"),
      endsOn: lastDate,
      doesScope: optionalTick("en"),
      ...patternFields,
      ...windowFields,
    })
    .check(
      lasts,
      hasWeekday,
      z.refine(({ startsOn, endsOn }) => endsOn === null || endsOn >= startsOn, {
        path: ["endsOn"],
        error: "The last day can’t be before the first",
      }),
    ),
  z.transform(withPattern),
);

const visitEdit = z
  .object({ scope: z.literal("visit"), date: calendarDay("en"), ...windowFields })
  .check(lasts);

const widerEdit = z
  .object({
    scope: z.enum(["following", "future"]),
    title: titleField,
    endsOn: lastDate,
    ...patternFields,
    ...windowFields,
  })
  .check(lasts, hasWeekday);

/** A change of one visit, of it and all that follow, or of all that are still to come. */
export const scheduleEditForm = z.discriminatedUnion("scope", [
  visitEdit,
  z.pipe(widerEdit, z.transform(withPattern)),
]);

export const cancelForm = z.object({
  reason: requiredText("en", {
    min: 1,
    max: 300,
    message: "Please say why. The client will read it.",
  }),
});

/** What a work order asks for, on one day. */
export const extraVisitForm = z
  .object({
    date: calendarDay("en"),
    ...windowFields,
    text: requiredText("en", { min: 3, max: 5_000, message: "Please say what the crew should do" }),
  })
  .check(lasts);

export type ExtraVisitForm = z.infer<typeof extraVisitForm>;
export type SeriesForm = z.infer<typeof seriesForm>;
export type ScheduleEdit = z.infer<typeof scheduleEditForm>;
