/** Days and times of a form as moments: a wall clock stands still in one night of the year and repeats in another. */
import * as z from "zod/mini";
import { calendarDay } from "#platform/format/calendar-day.ts";
import { minuteMs } from "#platform/format/durations.ts";
import { addDays, todayIn } from "#platform/format/local-date.ts";
import type { Language } from "#platform/language/language.ts";
import { maxDaysAhead, slotRows } from "./appointment-types.ts";
import { appointmentMessages } from "./messages.ts";

export interface TimeRange {
  startsAt: Date;
  endsAt: Date;
}

/** @returns undefined for a time that clocks skip; the first of two where they repeat an hour */
export function momentIn(timeZone: string, day: string, time: string): Date | undefined {
  const local = Temporal.PlainDateTime.from(`${day}T${time}`);
  const there = local.toZonedDateTime(timeZone, { disambiguation: "earlier" });
  if (!there.toPlainDateTime().equals(local)) return undefined;
  return new Date(there.epochMilliseconds);
}

interface Plan {
  timeZone: string;
  minutes: number;
}

type ReadTimes = { ok: true; spans: TimeRange[] } | { ok: false; errors: Record<string, string> };

const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Rows that were left empty are no times; in their order, as they were typed. */
export function readTimes(
  sent: Readonly<Record<string, unknown>>,
  { timeZone, minutes }: Plan,
  language: Language,
  now = new Date(),
): ReadTimes {
  const { errors: texts } = appointmentMessages(language);
  const errors: Record<string, string> = {};
  const spans: TimeRange[] = [];
  const lastDay = addDays(todayIn(timeZone, now), maxDaysAhead);
  const seen = new Set<number>();
  for (const { day, time } of slotRows) {
    const [typedDay, typedTime] = [textIn(sent, day), textIn(sent, time)];
    if (typedDay === "" && typedTime === "") continue;
    const readDay = z.safeParse(calendarDay(language, texts.day), typedDay);
    if (!readDay.success) errors[day] = readDay.error.issues[0]?.message ?? texts.day;
    else if (readDay.data > lastDay) errors[day] = texts.tooFar;
    if (!timeOfDay.test(typedTime)) errors[time] = texts.time;
    if (!readDay.success || day in errors || time in errors) continue;
    const startsAt = momentIn(timeZone, readDay.data, typedTime);
    if (startsAt === undefined) errors[time] = texts.skipped;
    else if (startsAt <= now) errors[day] = texts.past;
    else if (seen.has(startsAt.getTime())) errors[time] = texts.twice;
    else {
      seen.add(startsAt.getTime());
      spans.push({ startsAt, endsAt: new Date(startsAt.getTime() + minutes * minuteMs) });
    }
  }
  const [first] = slotRows;
  if (spans.length === 0 && Object.keys(errors).length === 0 && first)
    errors[first.day] = texts.day;
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, spans };
}

function textIn(sent: Readonly<Record<string, unknown>>, name: string): string {
  const value = sent[name];
  return typeof value === "string" ? value.trim() : "";
}
