import * as z from "zod/mini";
import { calendarDay, optionalDay } from "#platform/format/calendar-day.ts";
import { optionalTick, requiredText } from "#platform/forms/fields.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Language } from "#platform/language/language.ts";
import { visitMessages } from "../messages.ts";
import type { VisitSeriesRow } from "../tables/visit-series.ts";
import type { SeriesPlan } from "./preview-edit.ts";
import { monthIntervals, type Pattern, patternOf } from "./recurrence-rule.ts";
import { weekdayNames } from "./weekday-names.ts";

const textMatching = (pattern: RegExp, message: string) =>
  z.string(message).check(z.regex(pattern, message));

const time = /^([01]\d|2[0-3]):[0-5]\d$/;
/** An empty field of a form is no date. */
const lastDate = (language: Language) =>
  z.pipe(
    optionalDay(language),
    z.transform((value): string | null => value ?? null),
  );

const maxCrewSize = 200;
/** 500 hours of work in one visit. */
const maxBudgetMinutes = 30_000;

function windowFields(language: Language) {
  const { errors } = visitMessages(language);
  return {
    startsAt: textMatching(time, errors.startsAt),
    endsAt: textMatching(time, errors.endsAt),
    crewSize: z.pipe(
      textMatching(/^\s*([1-9]\d?|1\d\d|200)\s*$/, errors.crewSize({ max: maxCrewSize })),
      z.transform((value): number => Number(value)),
    ),
  };
}

/** `PatternFields` uses these names. */
export const patternFieldNames = [
  "every",
  "interval",
  ...weekdayNames,
  "monthInterval",
  "ordinal",
  "weekday",
];

/** Ticks of weekdays travel as `mon` to `sun`, because a posted form has a name once. */
function patternFields(language: Language) {
  const { errors } = visitMessages(language);
  const tick = optionalTick(language);
  return {
    every: z.enum(["week", "month"], errors.every),
    interval: z.enum(["1", "2", "3", "4"], errors.interval),
    mon: tick,
    tue: tick,
    wed: tick,
    thu: tick,
    fri: tick,
    sat: tick,
    sun: tick,
    /** A page that was opened before there were intervals of months sends none, and means each month. */
    monthInterval: z._default(z.enum(monthIntervals.map(String), errors.interval), "1"),
    ordinal: z.enum(["1", "2", "3", "4", "-1"], errors.ordinal),
    weekday: z.enum(["1", "2", "3", "4", "5", "6", "7"], errors.weekday),
  };
}

type Ticks = Record<(typeof weekdayNames)[number], boolean>;

const lasts = (language: Language) =>
  z.refine<{ startsAt: string; endsAt: string }>(({ startsAt, endsAt }) => startsAt !== endsAt, {
    path: ["endsAt"],
    error: visitMessages(language).errors.sameTime,
  });
const hasWeekday = (language: Language) =>
  z.refine<Ticks & { every: string }>(
    (fields) => fields.every === "month" || weekdayNames.some((name) => fields[name]),
    { path: ["mon"], error: visitMessages(language).errors.weekdays },
  );

interface PatternFields extends Ticks {
  every: "week" | "month";
  interval: string;
  monthInterval: string;
  ordinal: string;
  weekday: string;
}

/** The form with its pattern in place of the fields by which the pattern was chosen. */
function withPattern<Fields extends PatternFields>(fields: Fields) {
  const { every, interval, monthInterval, ordinal, weekday, ...others } = fields;
  const { mon, tue, wed, thu, fri, sat, sun, ...rest } = others;
  const weekdays = [mon, tue, wed, thu, fri, sat, sun].flatMap((tick, at) => (tick ? at + 1 : []));
  const pattern: Pattern =
    every === "week"
      ? { every, interval: Number(interval), weekdays }
      : {
          every,
          interval: Number(monthInterval),
          ordinal: Number(ordinal),
          weekday: Number(weekday),
        };
  return { ...rest, pattern };
}

const budgetField = (language: Language) => {
  const message = visitMessages(language).errors.budget({ max: maxBudgetMinutes });
  const minutes = z.pipe(
    z.pipe(
      textMatching(/^\s*\d{1,5}\s*$/, message),
      z.transform((value): number => Number(value)),
    ),
    z.number().check(z.gte(1, message), z.lte(maxBudgetMinutes, message)),
  );
  const nothing = z.pipe(
    z.literal(""),
    z.transform((): undefined => undefined),
  );
  return z.optional(z.union([nothing, minutes], message));
};

const titleField = (language: Language) =>
  requiredText(language, { min: 1, max: 80, message: visitMessages(language).errors.title });

export const seriesForm = byLanguage((language) =>
  z.pipe(
    z
      .object({
        title: titleField(language),
        startsOn: calendarDay(language),
        endsOn: lastDate(language),
        doesScope: optionalTick(language),
        budgetMinutes: budgetField(language),
        ...patternFields(language),
        ...windowFields(language),
      })
      .check(
        lasts(language),
        hasWeekday(language),
        z.refine(({ startsOn, endsOn }) => endsOn === null || endsOn >= startsOn, {
          path: ["endsOn"],
          error: visitMessages(language).errors.endsBefore,
        }),
      ),
    z.transform(withPattern),
  ),
);

/** A change of one visit, of it and all that follow, or of all that are still to come. */
export const scheduleEditForm = byLanguage((language) => {
  const visitEdit = z
    .object({
      scope: z.literal("visit"),
      date: calendarDay(language),
      ...windowFields(language),
    })
    .check(lasts(language));
  const widerEdit = z
    .object({
      scope: z.enum(["following", "future"]),
      title: titleField(language),
      /** Only a series that has not begun can change it. */
      startsOn: optionalDay(language),
      endsOn: lastDate(language),
      ...patternFields(language),
      ...windowFields(language),
    })
    .check(lasts(language), hasWeekday(language));
  return z.discriminatedUnion("scope", [visitEdit, z.pipe(widerEdit, z.transform(withPattern))]);
});

export const cancelForm = byLanguage((language) =>
  z.object({
    reason: requiredText(language, {
      min: 1,
      max: 300,
      message: visitMessages(language).errors.reason,
    }),
  }),
);

/** A visit on one day for a work order. */
export const extraVisitForm = byLanguage((language) =>
  z
    .object({
      date: calendarDay(language),
      ...windowFields(language),
      text: requiredText(language, {
        min: 3,
        max: 5_000,
        message: visitMessages(language).errors.text,
      }),
    })
    .check(lasts(language)),
);

export type ExtraVisitForm = z.infer<ReturnType<typeof extraVisitForm>>;
export type SeriesForm = z.infer<ReturnType<typeof seriesForm>>;
export type ScheduleEdit = z.infer<ReturnType<typeof scheduleEditForm>>;

/**
 * Values of the fields for a rule; fields that do not belong to its pattern are blank.
 * @param rule RFC 5545
 */
export function patternInputs(rule: string): Record<string, string> {
  const pattern = patternOf(rule);
  if (pattern.every === "month") {
    const { interval, ordinal, weekday } = pattern;
    return {
      ...ticked([]),
      every: "month",
      monthInterval: String(interval),
      ordinal: String(ordinal),
      weekday: String(weekday),
    };
  }
  return { ...ticked(pattern.weekdays), every: "week", interval: String(pattern.interval) };
}

const ticked = (weekdays: readonly number[]) =>
  Object.fromEntries(
    weekdayNames.map((name, at) => [name, weekdays.includes(at + 1) ? "on" : ""] as const),
  );

/** Values of the form's fields, in which the pattern is split up. */
export const formValues = ({ pattern, ...fields }: Readonly<Record<string, string>>) => ({
  ...fields,
  ...(pattern !== undefined && patternInputs(pattern)),
});

export const fieldsOfPlan = (plan: SeriesPlan & { title: string }) => ({
  title: plan.title,
  /** RFC 5545. */
  pattern: plan.rule,
  startsOn: plan.startsOn,
  endsOn: plan.endsOn,
  startsAt: plan.startsAt,
  endsAt: plan.endsAt,
  crewSize: plan.crewSize,
});

export const fieldsOfSeries = ({ windowStart, windowEnd, ...series }: VisitSeriesRow) =>
  fieldsOfPlan({ ...series, startsAt: windowStart, endsAt: windowEnd });

/** A new one, with what no later edit changes. */
export const fieldsOfNewSeries = (series: VisitSeriesRow) => ({
  ...fieldsOfSeries(series),
  ...(series.budgetMinutes !== null && { budgetMinutes: series.budgetMinutes }),
});
