/** Which work orders were late and which visits were left unfinished, one sentence each. */

import { formatTimeLate } from "#features/work-orders/time-left.ts";
import { categoryLabel } from "#features/work-orders/work-order-types.ts";
import { dayAs } from "#platform/format/day-format.ts";
import { minuteMs } from "#platform/format/durations.ts";
import type { FacilityFigures, LateOrder, UnfinishedVisit } from "./report-figures.ts";

/** Nobody reads a page with more of them: the lists behind the figures have all. */
const maxSentencesOfAKind = 5;

export function lateAndUnfinished(facilities: readonly FacilityFigures[]): string[] {
  const isOneOfSeveral = facilities.length > 1;
  const placed = <Row>(rowsOf: (facility: FacilityFigures) => readonly Row[] | undefined) =>
    facilities.flatMap((facility) =>
      (rowsOf(facility) ?? []).map((row) => ({
        row,
        at: isOneOfSeveral ? ` at ${facility.name}` : "",
      })),
    );
  const visits = placed(({ unfinishedVisits }) => unfinishedVisits)
    .toSorted((a, b) => a.row.date.localeCompare(b.row.date))
    .map(({ row, at }) => visitSentence(row, at));
  const orders = placed(({ lateOrders }) => lateOrders)
    .toSorted((a, b) => a.row.requestedOn.localeCompare(b.row.requestedOn))
    .map(({ row, at }) => orderSentence(row, at));
  return [...firstOf(visits, "unfinished visits"), ...firstOf(orders, "late work orders")];
}

function firstOf(sentences: readonly string[], kind: string): string[] {
  const more = sentences.length - maxSentencesOfAKind;
  // A line for one more would take as much room as the sentence itself.
  if (more <= 1) return [...sentences];
  return [...sentences.slice(0, maxSentencesOfAKind), `The portal lists ${more} more ${kind}.`];
}

const visitSentence = ({ date, tasks, tasksDone }: UnfinishedVisit, at: string) =>
  `The visit${at} on ${dayInMonth(date)} ended with ${tasks - tasksDone} of ${tasks} tasks not done.`;

const dayInMonth = (date: string) => dayAs(date, { month: "long", day: "numeric" }, "en");

function orderSentence({ number, category, requestedOn, missed }: LateOrder, at: string): string {
  const what = `${number}${at} (${categoryLabel(category).toLowerCase()}, requested ${dayInMonth(requestedOn)})`;
  if (missed.length === 0) return `${what} missed a target.`;
  const format = (orders: typeof missed) => orders.map(formatMissedTargets).join(" and ");
  const first = missed.filter(({ round }) => round === 1);
  const later = missed.filter(({ round }) => round > 1);
  if (later.length === 0) return `${what} was ${format(first)}.`;
  if (first.length === 0) return `${what} was reopened, then ${format(later)}.`;
  return `${what} was ${format(first)}. After it was reopened, it was ${format(later)}.`;
}

function formatMissedTargets(missed: LateOrder["missed"][number]): string {
  const { clock, minutesLate, calendarMinutesLate = minutesLate, isRunning } = missed;
  const by =
    minutesLate && calendarMinutesLate
      ? `${formatTimeLate(minutesLate * minuteMs, calendarMinutesLate * minuteMs)} `
      : "";
  if (!isRunning) return `${clock === "response" ? "answered" : "finished"} ${by}late`;
  const state = clock === "response" ? "unanswered" : "unfinished";
  return `still ${state}, ${by}late, when this was written`;
}
