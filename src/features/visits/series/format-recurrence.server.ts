import { type Language, localeOf } from "#platform/language/language.ts";
import { visitServerMessages } from "../messages.server.ts";
import { patternOf } from "./recurrence-rule.ts";

/** E.g. `Monday to Friday`, `Every second week on Tuesday`, `First Saturday of the month`. */
export function formatRecurrence(rule: string, language: Language): string {
  const { weeks, month, weekdays, eachWeekday } = visitServerMessages(language).rhythm;
  const nameOf = (weekday: number) => weekdays[String(weekday) as keyof typeof weekdays];
  const pattern = patternOf(rule);
  if (pattern.every === "month") {
    const ordinal = String(pattern.ordinal) as keyof typeof month;
    return month[ordinal]({ weekday: nameOf(pattern.weekday) });
  }
  const texts = weeks[String(pattern.interval) as keyof typeof weeks];
  const [first = 1] = pattern.weekdays;
  const last = pattern.weekdays.at(-1) ?? first;
  const count = pattern.weekdays.length;
  if (count === 7) return texts.daily;
  if (count > 2 && last - first === count - 1)
    return texts.fromTo({ first: nameOf(first), last: nameOf(last) });
  const each = pattern.weekdays.map(
    (weekday) => eachWeekday[String(weekday) as keyof typeof eachWeekday],
  );
  return texts.days({ days: new Intl.ListFormat(localeOf(language)).format(each) });
}
