/** A plan as the fields of its form have it. */
import { patternOf } from "./recurrence-rule.ts";
import { weekdayNames } from "./weekday-names.ts";

/** How it repeats; what another rule had ticked is empty. @param rule RFC 5545 */
export function patternInputs(rule: string): Record<string, string> {
  const pattern = patternOf(rule);
  if (pattern.every === "month") {
    const { ordinal, weekday } = pattern;
    return { ...ticked([]), every: "month", ordinal: String(ordinal), weekday: String(weekday) };
  }
  return { ...ticked(pattern.weekdays), every: "week", interval: String(pattern.interval) };
}

const ticked = (weekdays: readonly number[]) =>
  Object.fromEntries(
    weekdayNames.map((name, at) => [name, weekdays.includes(at + 1) ? "on" : ""] as const),
  );

/** What the form shows, with the pattern as the fields by which it is chosen. */
export const formValues = ({ pattern, ...fields }: Readonly<Record<string, string>>) => ({
  ...fields,
  ...(pattern !== undefined && patternInputs(pattern)),
});
