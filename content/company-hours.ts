/** Writes the hours of telephone and office for pages, emails and search engines. */
import type { Language } from "#platform/language/language.ts";

/** Local times such as `08:00`; the end up to `24:00`. */
export type HoursInterval = readonly [opens: string, closes: string];

/** Seven days from Monday, each with its intervals in order; none where nobody is there. */
export type WeekHours = readonly (readonly HoursInterval[])[];

/** Names that schema.org defines. */
const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

type Weekday = (typeof weekdays)[number];

/** Days in a row with the same hours. */
export interface HoursRow {
  days: readonly Weekday[];
  labelIn: Readonly<Record<Language, string>>;
  hours: readonly HoursInterval[];
}

export function hoursRows(week: WeekHours): HoursRow[] {
  const rows: { days: Weekday[]; hours: readonly HoursInterval[] }[] = [];
  for (const [at, day] of weekdays.entries()) {
    const hours = week[at] ?? [];
    const last = rows.at(-1);
    if (last && String(last.hours) === String(hours)) last.days.push(day);
    else rows.push({ days: [day], hours });
  }
  return rows.map(({ days, hours }) => ({
    days,
    hours,
    labelIn: { en: labelOf(days, "en"), es: labelOf(days, "es") },
  }));
}

const shortNames: Readonly<Record<Language, readonly string[]>> = {
  en: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
  es: ["lun.", "mar.", "mié.", "jue.", "vie.", "sáb.", "dom."],
};

/** `Mon-Fri`, `lun. a vie.` */
function labelOf(days: readonly Weekday[], language: Language): string {
  const names = days.map((day) => shortNames[language][weekdays.indexOf(day)] ?? "");
  const [first = "", last = ""] = [names[0], names.at(-1)];
  if (names.length === 1) return first;
  if (language === "en") return `${first}-${last}`;
  return names.length === 2 ? `${first} y ${last}` : `${first} a ${last}`;
}

const isAllDay = ([opens, closes]: HoursInterval) => opens === "00:00" && closes === "24:00";

/** `8am-12pm, 1pm-6pm`, in Spanish `8 a.m. a 12 p.m. y 1 p.m. a 6 p.m.` */
export const shortHours = (hours: readonly HoursInterval[], language: Language): string =>
  hours
    .map((interval) => {
      if (isAllDay(interval)) return language === "en" ? "24 hours" : "las 24 horas";
      const [from, to] = interval.map((time) => shortClock(time, language));
      return language === "en" ? `${from}-${to}` : `${from} a ${to}`;
    })
    .join(language === "en" ? ", " : " y ");

function shortClock(on24: string, language: Language): string {
  const [hour = 0, minute = 0] = on24.split(":").map(Number);
  const minutes = minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`;
  const time = `${hour % 12 || 12}${minutes}`;
  const isMorning = hour % 24 < 12;
  if (language === "en") return `${time}${isMorning ? "am" : "pm"}`;
  return `${time} ${isMorning ? "a.m." : "p.m."}`;
}

/** `Mon-Fri 8am-6pm`, of the days on which somebody is there. */
export function shortWeek(week: WeekHours, language: Language): string {
  const rows = hoursRows(week);
  if (rows.length === 1 && rows[0]?.hours.some(isAllDay)) return "24/7";
  return rows
    .filter(({ hours }) => hours.length > 0)
    .map(({ labelIn, hours }) => {
      const between = language === "en" ? " " : ", ";
      return `${labelIn[language]}${between}${shortHours(hours, language)}`;
    })
    .join(language === "en" ? ", " : "; ");
}
