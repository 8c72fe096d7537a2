/** A plan as the fields of its form have it. */
import { patternOf } from "./recurrence-rule.ts";
import { weekdayNames } from "./series-form.ts";

interface Plan {
  title: string;
  /** RFC 5545. */
  rule: string;
  endsOn: string | null;
  windowStart: string;
  windowEnd: string;
  crewSize: number;
}

export function formValues(plan: Plan): Record<string, string> {
  const { title, rule, endsOn, windowStart, windowEnd, crewSize } = plan;
  const pattern = patternOf(rule);
  const values: Record<string, string> = {
    ...{ title, endsOn: endsOn ?? "", every: pattern.every, crewSize: String(crewSize) },
    ...{ startsAt: windowStart, endsAt: windowEnd },
  };
  if (pattern.every === "month")
    return { ...values, ordinal: String(pattern.ordinal), weekday: String(pattern.weekday) };
  const ticks = weekdayNames.flatMap((name, index) =>
    pattern.weekdays.includes(index + 1) ? [[name, "on"] as const] : [],
  );
  return { ...values, interval: String(pattern.interval), ...Object.fromEntries(ticks) };
}
