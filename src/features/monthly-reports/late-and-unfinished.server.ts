/** Which work orders were late and which visits were left unfinished, one sentence each. */

import { formatTimeLate } from "#features/work-orders/time-left.ts";
import { dayAs } from "#platform/format/day-format.ts";
import { minuteMs } from "#platform/format/durations.ts";
import { type Language, localeOf } from "#platform/language/language.ts";
import { reportServerMessages } from "./messages.server.ts";
import type { FacilityFigures, LateOrder, UnfinishedVisit } from "./report-figures.ts";

/** Nobody reads a page with more of them: the lists behind the figures have all. */
const maxSentencesOfAKind = 5;

export function lateAndUnfinished(
  facilities: readonly FacilityFigures[],
  language: Language,
): string[] {
  const { late } = reportServerMessages(language);
  const isOneOfSeveral = facilities.length > 1;
  const placed = <Row>(rowsOf: (facility: FacilityFigures) => readonly Row[] | undefined) =>
    facilities.flatMap((facility) =>
      (rowsOf(facility) ?? []).map((row) => ({
        row,
        place: isOneOfSeveral ? facility.name : undefined,
      })),
    );
  const visits = placed(({ unfinishedVisits }) => unfinishedVisits)
    .toSorted((a, b) => a.row.date.localeCompare(b.row.date))
    .map(({ row, place }) => visitSentence(row, place, language));
  const orders = placed(({ lateOrders }) => lateOrders)
    .toSorted((a, b) => a.row.requestedOn.localeCompare(b.row.requestedOn))
    .map(({ row, place }) => orderSentence(row, place, language));
  return [...firstOf(visits, late.moreVisits), ...firstOf(orders, late.moreOrders)];
}

function firstOf(
  sentences: readonly string[],
  moreText: (values: { count: number }) => string,
): string[] {
  const count = sentences.length - maxSentencesOfAKind;
  // A line for one more would take as much room as the sentence itself.
  if (count <= 1) return [...sentences];
  return [...sentences.slice(0, maxSentencesOfAKind), moreText({ count })];
}

/** @param place undefined where there is only one */
function visitSentence(
  { date, tasks, tasksDone }: UnfinishedVisit,
  place: string | undefined,
  language: Language,
): string {
  const { late } = reportServerMessages(language);
  const values = { day: dayInMonth(date, language), left: tasks - tasksDone, tasks };
  return place === undefined ? late.visit(values) : late.visitAt({ ...values, place });
}

const dayInMonth = (date: string, language: Language) =>
  dayAs(date, { month: "long", day: "numeric" }, language);

function orderSentence(
  { number, category, requestedOn, missed }: LateOrder,
  place: string | undefined,
  language: Language,
): string {
  const { late } = reportServerMessages(language);
  const categories: Readonly<Record<string, string>> = late.categories;
  const values = {
    number,
    category: categories[category] ?? category,
    day: dayInMonth(requestedOn, language),
  };
  const order = place === undefined ? late.order(values) : late.orderAt({ ...values, place });
  if (missed.length === 0) return late.missed({ order });
  const list = new Intl.ListFormat(localeOf(language));
  const format = (all: typeof missed) =>
    list.format(all.map((one) => formatMissedTarget(one, language)));
  const first = missed.filter(({ round }) => round === 1);
  const later = missed.filter(({ round }) => round > 1);
  if (later.length === 0) return late.first({ order, misses: format(first) });
  if (first.length === 0) return late.reopened({ order, misses: format(later) });
  return late.firstAndReopened({ order, first: format(first), later: format(later) });
}

function formatMissedTarget(missed: LateOrder["missed"][number], language: Language): string {
  const { clock, minutesLate, calendarMinutesLate = minutesLate, isRunning } = missed;
  const texts = reportServerMessages(language).late.misses[clock];
  if (!minutesLate || !calendarMinutesLate) return isRunning ? texts.running : texts.done;
  const [counted, late] = [minutesLate * minuteMs, calendarMinutesLate * minuteMs];
  const time = formatTimeLate(counted, late, language);
  return isRunning ? texts.runningBy({ time }) : texts.doneBy({ time });
}
