/** Periodic work and the day porter of a signed offer, as series of visits beside those of the nights. */

import * as z from "zod/mini";
import type { OfferedAlternative } from "#features/proposals/offer-types.ts";
import { visitMessages } from "#features/visits/messages.ts";
import { type SeriesForm, seriesForm } from "#features/visits/series/series-form.ts";
import { weekdayNames } from "#features/visits/series/weekday-names.ts";
import { calendarDay } from "#platform/format/calendar-day.ts";
import { cutText } from "#platform/format/cut-text.ts";
import { addDays, type LocalDate, weekdayOf } from "#platform/format/local-date.ts";
import type { Language } from "#platform/language/language.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import { clientStartServerMessages } from "./messages.server.ts";
import { fieldsWithin, type PostedFields, type ReadFields } from "./sent-fields.ts";
import { porterPrefix, rhythmFor, type WorkRhythm, workPrefix, workRhythms } from "./sold-work.ts";

export interface SoldSeries {
  form: SeriesForm;
  /** The name of the field with its first day, where a fault of the series is shown. */
  field: string;
}

const prefixed = (prefix: string, fields: Texts): [name: string, value: string][] =>
  Object.entries(fields).map(([name, value]) => [prefix + name, value]);

interface Nights {
  /** ISO; empty where nobody has said. */
  startsOn: LocalDate | "";
  /** 1 is Monday; none where nobody comes by the week. */
  nights: readonly number[];
}

/** Further than any of its months is away. */
const maxDaysAhead = 400;

/** The first night in one of its months from the first day of service on. */
function firstDayOf(months: readonly number[], { startsOn, nights }: Nights): LocalDate | "" {
  if (startsOn === "") return "";
  for (let days = 0; days < maxDaysAhead; days++) {
    const day = addDays(startsOn, days);
    const isNight = nights.length === 0 || nights.includes(weekdayOf(day));
    if (isNight && months.includes(Number(day.slice(5, 7)))) return day;
  }
  return startsOn;
}

const tick = (isOn: boolean): string => (isOn ? "on" : "");

/**
 * Proposed values for periodic work and day porter.
 * @param usualDays weekdays for so many days a week
 */
export function soldWorkTexts(
  { work, porter }: OfferedAlternative,
  start: Nights,
  usualDays: (daysAWeek: number) => readonly number[],
  language: Language,
): Texts {
  const { proposed } = clientStartServerMessages(language);
  const days = usualDays(porter?.daysAWeek ?? 0);
  const ofWork = work.map(({ name, timesAYear, months }, at) =>
    prefixed(workPrefix(at), {
      keep: "yes",
      title: cutText(name, maxTitle),
      startsOn: firstDayOf(months, start),
      rhythm: rhythmFor(timesAYear),
      startsAt: "",
      endsAt: "",
      crewSize: "",
    }),
  );
  const ofPorter = porter && {
    keep: "yes",
    title: proposed.porter,
    ...Object.fromEntries(weekdayNames.map((name, at) => [name, tick(days.includes(at + 1))])),
    startsAt: "",
    endsAt: "",
    crewSize: "1",
    budgetMinutes: String(porter.minutesADay),
  };
  return Object.fromEntries([
    ...ofWork.flat(),
    ...(ofPorter ? prefixed(porterPrefix, ofPorter) : []),
  ]);
}

const maxTitle = 80;

interface Reading {
  read: ReadFields;
  errors: Record<string, string>;
  sent: PostedFields;
  /** The nightly cleaning: a work without a first day, hours or crew of its own uses these. */
  nights: SeriesForm;
  language: Language;
}

/** @returns undefined where something is wrong, which then stands in the errors */
export function readSoldWork(
  { work, porter }: OfferedAlternative,
  reading: Reading,
): SoldSeries[] | undefined {
  const series = [
    ...work.map((entry, at) => readWork(workPrefix(at), entry.months, reading)),
    ...(porter ? [readPorter(porter.minutesADay, reading)] : []),
  ];
  return series.every((entry) => entry !== "wrong")
    ? series.filter((entry) => entry !== "left out")
    : undefined;
}

/** A page that was opened before there were these fields does not send them, and plans nothing. */
const isLeftOut = ({ keep }: Record<string, unknown>) => keep !== "yes";

/** It repeats on the weekday of its first day; a monthly one also in the same week of the month. */
function readWork(
  prefix: string,
  months: readonly number[],
  { read, errors, sent, nights, language }: Reading,
): SoldSeries | "wrong" | "left out" {
  const fields = fieldsWithin(sent, prefix);
  if (isLeftOut(fields)) return "left out";
  const day = fields.startsOn === "" ? firstDayOf(months, nightsOf(nights)) : fields.startsOn;
  const { errors: errorsOf } = visitMessages(language);
  const shape = z.object({
    startsOn: calendarDay(language),
    rhythm: z.enum(workRhythms, errorsOf.interval),
  });
  const begin = read(shape, { ...fields, startsOn: day }, prefix);
  if (begin === undefined) return "wrong";
  const { startsOn, rhythm } = begin;
  if (startsOn < nights.startsOn) {
    errors[`${prefix}startsOn`] = clientStartServerMessages(language).errors.workBeforeStart;
    return "wrong";
  }
  const form = read(
    seriesForm(language),
    {
      ...emptySeries,
      title: fields.title,
      startsOn,
      ...patternTexts(startsOn, rhythm),
      startsAt: fields.startsAt || nights.startsAt,
      endsAt: fields.endsAt || nights.endsAt,
      crewSize: fields.crewSize || String(nights.crewSize),
    },
    prefix,
  );
  return form === undefined ? "wrong" : { form, field: `${prefix}startsOn` };
}

const emptySeries = {
  endsOn: "",
  doesScope: "",
  budgetMinutes: "",
  interval: "1",
  monthInterval: "1",
  ordinal: "1",
  weekday: "1",
};

const nightsOf = ({ startsOn, pattern }: SeriesForm): Nights => ({
  startsOn,
  nights: pattern.every === "week" ? pattern.weekdays : [],
});

function patternTexts(startsOn: LocalDate, rhythm: WorkRhythm): Texts {
  const weekday = weekdayOf(startsOn);
  const [every = "", interval = ""] = rhythm.split("-");
  const week = Math.ceil(Number(startsOn.slice(8)) / 7);
  return {
    every,
    interval: every === "week" ? interval : "1",
    monthInterval: every === "month" ? interval : "1",
    // The fifth Friday of a month becomes the last one, because not every month has five.
    ordinal: week > 4 ? "-1" : String(week),
    weekday: String(weekday),
    ...Object.fromEntries(weekdayNames.map((name, at) => [name, tick(at + 1 === weekday)])),
  };
}

/** The porter begins on the first day of service. Without an end, a shift is as long as was sold. */
function readPorter(
  minutesADay: number,
  { read, sent, nights, language }: Reading,
): SoldSeries | "wrong" | "left out" {
  const fields = fieldsWithin(sent, porterPrefix);
  if (isLeftOut(fields)) return "left out";
  const form = read(
    seriesForm(language),
    {
      ...emptySeries,
      every: "week",
      ...fields,
      startsOn: nights.startsOn,
      endsAt: fields.endsAt || endAfter(fields.startsAt, minutesADay),
    },
    porterPrefix,
  );
  return form === undefined ? "wrong" : { form, field: `${porterPrefix}startsAt` };
}

/** Time of day so many minutes later; any other for what is no time, which is said beside that alone. */
function endAfter(startsAt: unknown, minutes: number): string {
  const parsed = z.safeParse(z.string().check(z.regex(/^\d\d:\d\d$/)), startsAt);
  if (!parsed.success) return "23:59";
  const [hour = 0, minute = 0] = parsed.data.split(":").map(Number);
  const end = (hour * 60 + minute + minutes) % (24 * 60);
  const two = (number: number) => String(number).padStart(2, "0");
  return `${two(Math.floor(end / 60))}:${two(end % 60)}`;
}
