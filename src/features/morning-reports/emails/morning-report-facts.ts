import { formatScoreChange, type LatestScore } from "#features/inspections/latest-scores.server.ts";
import { formatAppaLevel } from "#features/inspections/score-sentences.server.ts";
import { percentOf } from "#features/inspections/scoring.ts";
import { crewNoteWords } from "#features/visits/crew-notes/crew-note.ts";
import { outcomeOf, undoneTasks } from "#features/visits/visit-outcome.ts";
import { formatOutcome } from "#features/visits/visit-summary.server.ts";
import type { WorkOrderListRow } from "#features/work-orders/list-work-orders.server.ts";
import { formatTimeLeft } from "#features/work-orders/time-left.ts";
import { categoryLabel } from "#features/work-orders/work-order-types.ts";
import { oneLine } from "#platform/email/one-line.ts";
import { formatAttendance, formatDay, formatWindow } from "#platform/format/visit-format.ts";
import type { Language } from "#platform/language/language.ts";
import { quoteWords, type WrittenWords, writtenAlone } from "#platform/language/written-words.ts";
import { morningReportMessages } from "../messages.server.ts";
import type { MorningReport } from "../read-morning-report.server.ts";
import type { MorningReportFacts, ReportVisit } from "./morning-report.tsx";

type Visit = MorningReport["visits"][number];

interface ReportReading {
  /** The report's day, ISO. */
  date: string;
  /** Links begin with this. */
  origin: string;
  language: Language;
}

export function reportFacts(
  report: MorningReport,
  { date, origin, language }: ReportReading,
): Omit<MorningReportFacts, "links"> {
  const messages = morningReportMessages(language);
  const { facility, visits, score, counts, openOrders, toAccept, nextVisit, holiday } = report;
  const { timeZone } = facility;
  const portal = `${origin}/client-portal`;
  const toReportRow = (order: WorkOrderListRow) => ({
    title: [categoryLabel(order.category, language), order.areaName, order.number]
      .filter(Boolean)
      .join(", "),
    note: noteOf(order, language),
    isLate: order.isLate,
    address: `${portal}/work-orders/${order.id}`,
  });
  return {
    language,
    facility: facility.name,
    day: formatDay(date, language, { timeZone }),
    answer: answerOf(visits, language),
    visits: visits.map((visit) => toReportVisit(visit, portal, language)),
    inspection: score && {
      title: formatScore(score, language),
      note: formatScoreChange(score, language),
      isLate: false,
      address: `${portal}/inspections/${score.id}`,
    },
    toAccept: toAccept.map((order) => ({ ...toReportRow(order), note: undefined, isLate: false })),
    orders: openOrders.map(toReportRow),
    moreOrders: Math.max(0, counts.open - openOrders.length),
    next: nextVisit
      ? messages.nextVisit({
          day: formatDay(nextVisit.date, language, { weekday: "short", timeZone }),
          window: formatWindow(nextVisit.windowStart, nextVisit.windowEnd, language),
        })
      : messages.noNextVisit,
    holiday:
      holiday &&
      messages.holidays[holiday.holidayRule]({
        holiday: holiday.name,
        day: formatDay(holiday.date, language, { weekday: "short", timeZone }),
      }),
    address: portal,
    ordersAddress: `${portal}/work-orders?facilityId=${facility.id}`,
  };
}

function formatScore({ scoreTenths, method, plannedOn }: LatestScore, language: Language): string {
  return morningReportMessages(language).scores[method]({
    percent: percentOf(scoreTenths),
    level: formatAppaLevel(scoreTenths, language),
    day: formatDay(plannedOn, language, { weekday: "short" }),
  });
}

function noteOf(
  { remaining, isLate, state, dueAt, timeZone, visitDate }: WorkOrderListRow,
  language: Language,
): string | undefined {
  if (remaining !== undefined && dueAt !== null)
    return formatTimeLeft(remaining, isLate, { dueAt, timeZone, visitDate }, language);
  return state === "on-hold" ? morningReportMessages(language).onHold : undefined;
}

/** Says whether it was cleaned; what is not as it should be comes first. */
function answerOf(visits: readonly Visit[], language: Language): string {
  const { answers } = morningReportMessages(language);
  const held = visits.filter(({ state }) => state !== "cancelled");
  const missed = held.filter(({ state }) => state === "missed").length;
  if (missed > 0 && missed === held.length) return answers.allMissed({ count: missed });
  if (missed > 0) return answers.someMissed({ count: missed, all: held.length });
  const undone = held.reduce((sum, visit) => sum + undoneTasks(visit), 0);
  if (held.some((visit) => outcomeOf(visit) === "unfinished"))
    return answers.notFinished({ count: undone });
  if (held.some(({ state }) => state !== "completed")) return answers.stillThere;
  const exceptions = held.reduce((sum, visit) => sum + visit.exceptions, 0);
  if (exceptions > 0) return answers.withExceptions({ count: exceptions });
  return undone > 0 ? answers.cleanedExcept({ count: undone }) : answers.cleaned;
}

function toReportVisit(visit: Visit, portal: string, language: Language): ReportVisit {
  const messages = morningReportMessages(language);
  const { title, date, windowStart, windowEnd, state, checkedInAt, tasks: all } = visit;
  return {
    title: `${title}, ${formatDay(date, language, { weekday: "short" })}`,
    state: state === "scheduled" ? messages.noOneYet : formatOutcome(visit, language),
    isMissed: state === "missed",
    facts: [
      checkedInAt
        ? formatAttendance(checkedInAt, visit.checkedOutAt, visit.timeZone, language)
        : messages.planned({ window: formatWindow(windowStart, windowEnd, language) }),
      ...(all > 0 ? [messages.tasksDone({ done: visit.tasksDone, all })] : []),
    ],
    notes: [
      ...(visit.cancelReason ? [writtenAlone(visit.cancelReason, visit.cancelLanguage)] : []),
      ...visit.exceptionList.map(({ areaName, ...note }): WrittenWords => {
        const words = crewNoteWords(note, language);
        if (!areaName) return words;
        const area = oneLine(areaName);
        return quoteWords((text) => messages.inArea({ area, text }), words);
      }),
    ],
    address: `${portal}/schedule/${visit.id}`,
  };
}
