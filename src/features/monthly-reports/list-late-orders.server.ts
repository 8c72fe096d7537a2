/** Each late work order is listed with its delay, because a count alone explains nothing. */
import { sql } from "drizzle-orm";
import type { Period } from "#features/insights/insight-period.ts";
import { readClockEvents, readOrderClocks } from "#features/work-orders/order-clocks.server.ts";
import type { ServiceClocks } from "#features/work-orders/service-levels/service-clock-types.ts";
import { workOrders } from "#features/work-orders/tables/work-orders.ts";
import { formatTimeLate } from "#features/work-orders/time-left.ts";
import type { Database } from "#platform/database/client.ts";
import { dayAs } from "#platform/format/day-format.ts";
import { minuteMs } from "#platform/format/durations.ts";
import { listText } from "#platform/format/list-text.ts";
import { compareCodes } from "#platform/format/sort-order.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import type { Language } from "#platform/language/language.ts";
import { reportServerMessages } from "./messages.server.ts";
import type { FacilityFigures, LateOrder, UnfinishedVisit } from "./report-figures.ts";

/** An order counts on the day it was requested, as in Insights. The earliest comes first. */
export async function listLateOrders(
  db: Database,
  { clientId, facilityId }: { clientId: string; facilityId: string },
  { from, to }: Period,
  now: Date,
): Promise<LateOrder[]> {
  const day = sql`(w.created_at at time zone f.time_zone)::date`;
  const { rows } = await db.execute(sql`
    select w.id, w.number, w.category, ${day}::text as requested_on
    from ${workOrders} as w join ${facilities} as f on f.id = w.facility_id
    where w.client_id = ${clientId} and w.facility_id = ${facilityId} and w.is_breached
      and w.created_at >= ${from}::date - interval '2 days'
      and w.created_at < ${to}::date + interval '3 days'
      and ${day} between ${from}::date and ${to}::date
    order by w.created_at, w.id`);
  const orders = rows.map(({ id, number, category, requested_on }) => ({
    id: String(id),
    number: String(number),
    category: String(category),
    requestedOn: String(requested_on),
  }));
  const events = await readClockEvents(
    db,
    orders.map(({ id }) => id),
  );
  const late: LateOrder[] = [];
  for (const order of orders) {
    const heard = events.get(order.id) ?? [];
    const clocks =
      heard.length > 0 && (await readOrderClocks(db, { clientId, facilityId }, heard, now));
    late.push({ ...order, missed: clocks ? missedBy(clocks) : [] });
  }
  return late;
}

const missedBy = (clocks: ServiceClocks): LateOrder["missed"] =>
  clocks.breaches.map(({ clock, cycle: round }) => {
    const { state, remaining = 0, lateBy = 0 } = clocks[clock];
    const isLatestRound = round === clocks.cycle;
    return {
      clock,
      round,
      isRunning: isLatestRound && state !== "stopped",
      ...(isLatestRound &&
        remaining < 0 && {
          minutesLate: Math.round(-remaining / minuteMs),
          calendarMinutesLate: Math.round(lateBy / minuteMs),
        }),
    };
  });

// One sentence for each late work order and each unfinished visit.

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
    .toSorted((a, b) => compareCodes(a.row.date, b.row.date))
    .map(({ row, place }) => visitSentence(row, place, language));
  const orders = placed(({ lateOrders }) => lateOrders)
    .toSorted((a, b) => compareCodes(a.row.requestedOn, b.row.requestedOn))
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
  const format = (all: typeof missed) =>
    listText(
      all.map((target) => formatMissedTarget(target, language)),
      language,
    );
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
