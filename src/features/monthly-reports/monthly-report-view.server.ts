/** A report in words, for its page and its PDF alike. */

import { company } from "#content/company.ts";
import { insightServerMessages } from "#features/insights/messages.server.ts";
import { insightMeaning } from "#features/insights/read-insights.server.ts";
import { dayIn } from "#features/invoices/billing-days.ts";
import { dayWithYear } from "#platform/format/day-format.ts";
import type { Language } from "#platform/language/language.ts";
import { addSums } from "./count-month.server.ts";
import { reportServerMessages } from "./messages.server.ts";
import type { MonthlyReport } from "./read-monthly-reports.server.ts";
import type { FacilityFigures } from "./report-figures.ts";
import { monthBefore, monthName, monthWithYear } from "./report-months.ts";
import { changeText, type ReportNumber, reportNumbers } from "./report-numbers.server.ts";
import { writeReport } from "./write-report.server.ts";

/** Columns of the table of facilities. */
const columnNames = [
  "inspection-score",
  "visits-on-time",
  "visits-missed",
  "breaches",
  "feedback",
] as const;

export function toMonthlyReportView(
  { id, month, madeAt, clientName, facilities, isWhole }: MonthlyReport,
  language: Language,
) {
  const { figures } = insightServerMessages(language);
  const { complaints } = reportServerMessages(language);
  const now = addSums(facilities.map((facility) => facility.now));
  const before = addSums(facilities.map((facility) => facility.before));
  const than = monthName(monthBefore(month), language);
  const numbers = reportNumbers(now, before, language);
  const meant = new Set(numbers.map(({ name }) => name));
  return {
    id,
    clientName,
    isWhole,
    month: monthWithYear(month, language),
    place: placeText(facilities, isWhole, language),
    made: dayWithYear(dayIn(company.timeZone, madeAt), language),
    numbers: numbers.map((number) => ({
      label: number.label,
      text: number.text,
      of: number.of,
      trend: number.trend,
      change: changeText(number, than, language),
    })),
    columns: columnNames.map((name) => figures[name].label),
    rows: facilities.map((facility) => ({
      id: facility.id,
      name: facility.name,
      cells: cellsOf(facility, language),
    })),
    sections: writeReport(month, facilities, language).map(({ title, sentences }) => ({
      title,
      sentences,
    })),
    definitions: [
      ...[...meant].map((name) => ({
        label: figures[name].label,
        text: insightMeaning({ name }, language),
      })),
      { label: complaints.label, text: complaints.meaning },
    ],
  };
}

export function placeText(
  facilities: readonly FacilityFigures[],
  isWhole: boolean,
  language: Language,
): string {
  const [first] = facilities;
  if (facilities.length === 1 && first) return first.name;
  const { all, yours } = reportServerMessages(language).place;
  const count = facilities.length;
  return isWhole ? all({ count }) : yours({ count });
}

/** Each with what it was a month before; scores with their method. */
function cellsOf(
  { now, before }: FacilityFigures,
  language: Language,
): (readonly [string, string])[] {
  const { parts } = insightServerMessages(language);
  const numbers = reportNumbers(now, before, language);
  const scores = numbers.filter(({ name }) => name === "inspection-score");
  const others = numbers.filter(
    ({ name }) =>
      name !== "inspection-score" && columnNames.some((columnName) => columnName === name),
  );
  const scored = scores.filter(({ text }) => text !== "–");
  const score = scored.map(({ text }) => text).join(" / ") || "–";
  const was = scored.length === 1 ? wasText(scored[0], language) : "";
  const methods = scored.flatMap(({ method }) => (method ? parts[method] : []));
  return [
    [score, [methods.join(" / "), was].filter(Boolean).join(", ")],
    ...others.map((number) => [number.text, wasText(number, language)] as const),
  ];
}

/** Empty if the number has not changed. */
const wasText = (number: ReportNumber | undefined, language: Language) =>
  number?.change && number.trend !== "same"
    ? reportServerMessages(language).was({ value: number.change.was })
    : "";
