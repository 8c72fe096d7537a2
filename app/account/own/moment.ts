import { company } from "#content/company.ts";

const format = new Intl.DateTimeFormat("en-US", {
  ...{ month: "short", day: "numeric", year: "numeric", hour: "numeric", minute: "2-digit" },
  timeZone: company.timeZone,
  timeZoneName: "short",
});

/** E.g. `Nov 22, 2026, 5:30 AM CST`: in the company's zone, which it names. For loaders. */
export const momentOf = (date: Date): string => format.format(date).replaceAll("\u202f", " ");
