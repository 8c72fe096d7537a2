/** A report in words, for its page and its PDF alike. */

import { company } from "#content/company.ts";
import { methodLabels } from "#features/facilities/inspection-methods.ts";
import { insightLabel, insightMeaning } from "#features/insights/format-insight.server.ts";
import { dayIn } from "#features/invoices/billing-days.ts";
import { dayWithYear } from "#platform/format/day-format.ts";
import { addSums } from "./add-up.ts";
import type { MonthlyReport } from "./read-monthly-reports.server.ts";
import type { FacilityFigures } from "./report-figures.ts";
import { monthBefore, monthName, monthWithYear } from "./report-months.ts";
import { changeText, type ReportNumber, reportNumbers } from "./report-numbers.server.ts";
import { writeReport } from "./write-report.server.ts";

/** Columns of the table of facilities. */
const columns = [
  "Inspection score",
  "Visits on time",
  "Visits missed",
  "Missed targets",
  "Feedback",
];

const shownNames = ["visits-on-time", "visits-missed", "breaches", "feedback"];

export function toMonthlyReportView({
  id,
  month,
  madeAt,
  clientName,
  facilities,
  isWhole,
}: MonthlyReport) {
  const now = addSums(facilities.map((one) => one.now));
  const before = addSums(facilities.map((one) => one.before));
  const than = monthName(monthBefore(month));
  const numbers = reportNumbers(now, before);
  const meant = new Set(numbers.map(({ name }) => name));
  return {
    id,
    clientName,
    isWhole,
    month: monthWithYear(month),
    place: placeText(facilities, isWhole),
    made: dayWithYear(dayIn(company.timeZone, madeAt), "en"),
    numbers: numbers.map((number) => ({
      label: number.label,
      text: number.text,
      of: number.of,
      trend: number.trend,
      change: changeText(number, than),
    })),
    columns,
    rows: facilities.map((facility) => ({
      id: facility.id,
      name: facility.name,
      cells: cellsOf(facility),
    })),
    sections: writeReport(month, facilities).map(({ title, sentences }) => ({
      title,
      sentences,
    })),
    definitions: [
      ...[...meant].map((name) => ({
        label: insightLabel({ name, part: undefined }, "en"),
        text: insightMeaning({ name }, "en"),
      })),
      { label: "Complaints", text: complaintText },
    ],
  };
}

const complaintText =
  "Work orders from clients and occupants about cleaning that was missed or below standard. Whether they were answered and resolved is as of the day this report was created.";

export function placeText(facilities: readonly FacilityFigures[], isWhole: boolean): string {
  const [first] = facilities;
  if (facilities.length === 1 && first) return first.name;
  return isWhole ? `All ${facilities.length} facilities` : `Your ${facilities.length} facilities`;
}

/** Each with what it was a month before; scores with their method. */
function cellsOf({ now, before }: FacilityFigures): (readonly [string, string])[] {
  const numbers = reportNumbers(now, before);
  const scores = numbers.filter(({ name }) => name === "inspection-score");
  const others = numbers.filter(({ name }) => shownNames.includes(name));
  const scored = scores.filter(({ text }) => text !== "–");
  const score = scored.map(({ text }) => text).join(" / ") || "–";
  const was = scored.length === 1 ? wasText(scored[0]) : "";
  const methods = scored.flatMap(({ method }) => (method ? shortMethod(method) : []));
  return [
    [score, [methods.join(" / "), was].filter(Boolean).join(", ")],
    ...others.map((number) => [number.text, wasText(number)] as const),
  ];
}

/** Nothing where it has not changed. */
const wasText = (number: ReportNumber | undefined) =>
  number?.change && number.trend !== "same" ? `was ${number.change.was}` : "";

/** E.g. `five-point`. */
const shortMethod = (method: keyof ReturnType<typeof methodLabels>) =>
  methodLabels("en")[method].toLowerCase();
