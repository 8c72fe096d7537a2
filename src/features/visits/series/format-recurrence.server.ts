import { type Language, localeOf } from "#platform/language/language.ts";
import { visitServerMessages } from "../messages.server.ts";
import { patternOf } from "./recurrence-rule.ts";

/** E.g. `Monday to Friday`, `Every second week on Tuesday`, `First Saturday of the month`. */
export function formatRecurrence(rule: string, language: Language): string {
  const { weeks, month, ...names } = visitServerMessages(language).rhythm;
  const nameOf = (weekday: number) => names.weekdays[weekday as keyof typeof names.weekdays];
  const pattern = patternOf(rule);
  if (pattern.every === "month") {
    const ordinal = pattern.ordinal as keyof typeof month;
    return month[ordinal]({ weekday: nameOf(pattern.weekday) });
  }
  const { weekdays } = pattern;
  const texts = weeks[pattern.interval as keyof typeof weeks];
  const [first = 1] = weekdays;
  const last = weekdays.at(-1) ?? first;
  if (weekdays.length === 7) return texts.daily;
  if (weekdays.length > 2 && last - first === weekdays.length - 1)
    return texts.fromTo({ first: nameOf(first), last: nameOf(last) });
  const each = weekdays.map((weekday) => names.eachWeekday[weekday as keyof typeof names.weekdays]);
  return texts.days({ days: new Intl.ListFormat(localeOf(language)).format(each) });
}
