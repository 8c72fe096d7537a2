import { methodLabels } from "#features/facilities/inspection-methods.ts";
import { formatAppaLevel } from "#features/inspections/appa-level.server.ts";
import { formatScoreChange, type LatestScore } from "#features/inspections/latest-scores.server.ts";
import { percentOf } from "#features/inspections/scoring.ts";
import { formatOutcome, outcomeOf, undoneTasks } from "#features/visits/visit-outcome.ts";
import type { WorkOrderListRow } from "#features/work-orders/list-work-orders.server.ts";
import { formatTimeLeft } from "#features/work-orders/time-left.ts";
import { categoryLabel } from "#features/work-orders/work-order-types.ts";
import { plural } from "#platform/format/plural.ts";
import { formatAttendance, formatDay, formatWindow } from "#platform/format/visit-format.ts";
import type { MorningReport } from "../read-morning-report.server.ts";
import type { MorningReportFacts, ReportVisit } from "./morning-report.tsx";

type Visit = MorningReport["visits"][number];

/** @param date of the report, ISO @param origin of links */
export function reportFacts(
  report: MorningReport,
  date: string,
  origin: string,
): Omit<MorningReportFacts, "links"> {
  const { facility, visits, score, counts, openOrders, toAccept, nextVisit, holiday } = report;
  const portal = `${origin}/client-portal`;
  const toReportRow = (order: WorkOrderListRow) => ({
    title: [categoryLabel(order.category), order.areaName, order.number].filter(Boolean).join(", "),
    note: noteOf(order),
    isLate: order.isLate,
    address: `${portal}/work-orders/${order.id}`,
  });
  return {
    facility: facility.name,
    day: formatDay(date, "en"),
    answer: answerOf(visits),
    visits: visits.map((visit) => toReportVisit(visit, portal)),
    inspection: score && {
      title: formatScore(score),
      note: formatScoreChange(score, "en"),
      isLate: false,
      address: `${portal}/inspections/${score.id}`,
    },
    toAccept: toAccept.map((order) => ({ ...toReportRow(order), note: undefined, isLate: false })),
    orders: openOrders.map(toReportRow),
    moreOrders: Math.max(0, counts.open - openOrders.length),
    next: nextVisit
      ? `Next visit: ${formatDay(nextVisit.date, "en", "short")}, ${formatWindow(nextVisit.windowStart, nextVisit.windowEnd, "en")}`
      : "No visits are planned for the next few days.",
    holiday:
      holiday &&
      `${holiday.name}, ${formatDay(holiday.date, "en", "short")}: ${holidayRuleLabels[holiday.holidayRule]}`,
    address: portal,
    ordersAddress: `${portal}/work-orders?facilityId=${facility.id}`,
  };
}

function formatScore({ scoreTenths, method, plannedOn }: LatestScore): string {
  const day = formatDay(plannedOn, "en", "short");
  return `${percentOf(scoreTenths)}, ${formatAppaLevel(scoreTenths, "en")}, ${methodLabels[method].toLowerCase()}, ${day}`;
}

function noteOf({
  remaining,
  isLate,
  state,
  dueAt,
  timeZone,
}: WorkOrderListRow): string | undefined {
  if (remaining !== undefined && dueAt !== null)
    return formatTimeLeft(remaining, isLate, { dueAt, timeZone });
  return state === "on-hold" ? "on hold" : undefined;
}

/** What a holiday in the next three weeks means for the visit of that day. */
const holidayRuleLabels = {
  skip: "no visit",
  move: "the visit moves to the next open day",
  keep: "the visit takes place",
} as const;

/** Says whether it was cleaned; what is not as it should be comes first. */
function answerOf(visits: readonly Visit[]): string {
  const held = visits.filter(({ state }) => state !== "cancelled");
  const missed = held.filter(({ state }) => state === "missed").length;
  if (missed > 0 && missed === held.length)
    return plural(missed, "The visit was missed", `${missed} visits were missed`);
  if (missed > 0)
    return plural(missed, "One visit was missed", `${missed} of ${held.length} visits were missed`);
  const undone = held.reduce((sum, visit) => sum + undoneTasks(visit), 0);
  const notDone = plural(undone, "one task", `${undone} tasks`);
  if (held.some((visit) => outcomeOf(visit) === "unfinished"))
    return `Not finished, ${notDone} not done`;
  if (held.some(({ state }) => state !== "completed")) return "The crew is still there";
  const exceptions = held.reduce((sum, visit) => sum + visit.exceptions, 0);
  if (exceptions > 0)
    return `Cleaned, with ${plural(exceptions, "one exception", `${exceptions} exceptions`)}`;
  if (undone > 0) return `Cleaned, except for ${notDone}`;
  return "Cleaned, as planned";
}

function toReportVisit(visit: Visit, portal: string): ReportVisit {
  const { title, date, windowStart, windowEnd, state, checkedInAt, tasks } = visit;
  return {
    title: `${title}, ${formatDay(date, "en", "short")}`,
    state: state === "scheduled" ? "No one has checked in yet" : formatOutcome(visit),
    isMissed: state === "missed",
    facts: [
      checkedInAt
        ? formatAttendance(checkedInAt, visit.checkedOutAt, visit.timeZone, "en")
        : `planned ${formatWindow(windowStart, windowEnd, "en")}`,
      ...(tasks > 0 ? [`${visit.tasksDone} of ${tasks} tasks`] : []),
    ],
    notes: [
      ...(visit.cancelReason ? [visit.cancelReason] : []),
      ...visit.exceptionList.map(({ areaName, text }) =>
        areaName ? `${areaName}: ${text}` : text,
      ),
    ],
    address: `${portal}/schedule/${visit.id}`,
  };
}
