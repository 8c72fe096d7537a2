/** Visits as screens and the API show them: what depends on a zone or the time is written here. */
import { dateFormat } from "#platform/format/date-format.ts";
import { formatAttendance, formatDay, formatWindow } from "#platform/format/visit-format.ts";
import type { Language } from "#platform/language/language.ts";
import { earlierVisitDays } from "./latest-visits.server.ts";
import type { VisitListRow } from "./list-visits.server.ts";
import { visitServerMessages } from "./messages.server.ts";
import { type OutcomeBasis, outcomeOf, undoneTasks, type VisitOutcome } from "./visit-outcome.ts";

// The outcome in words is more than the state: a crew can check out with work left undone.

/** E.g. `Left early, 36 tasks not done`; never plain "Completed" while a task is undone. */
export const formatOutcome = (visit: OutcomeBasis, language: Language): string =>
  textOf(visit, visitServerMessages(language).outcome);

/** The same in the middle of a sentence. */
export const formatOutcomeWithin = (visit: OutcomeBasis, language: Language): string =>
  textOf(visit, visitServerMessages(language).outcomeWithin);

type OutcomeTexts = ReturnType<typeof visitServerMessages>["outcome" | "outcomeWithin"];

function textOf(visit: OutcomeBasis, texts: OutcomeTexts): string {
  const { state, missedAt, checkedInAt, checkedOutAt, endsAt } = visit;
  const count = undoneTasks(visit);
  const cameLate = missedAt !== null && checkedInAt !== null;
  if (outcomeOf(visit) === "unfinished") {
    const leftEarly = checkedOutAt !== null && checkedOutAt < endsAt;
    if (cameLate)
      return leftEarly ? texts.cameLateLeftEarly({ count }) : texts.cameLateNotFinished({ count });
    return leftEarly ? texts.leftEarly({ count }) : texts.notFinished({ count });
  }
  switch (state) {
    case "scheduled":
      return texts.scheduled;
    case "in-progress":
      return cameLate ? texts.inProgressLate : texts.inProgress;
    case "completed":
      if (count === 0) return cameLate ? texts.completedLate : texts.completed;
      return cameLate ? texts.completedLateExcept({ count }) : texts.completedExcept({ count });
    case "missed":
      return texts.missed;
    case "cancelled":
      return texts.canceled;
  }
}

/** Shown before and after the window. */
const marginMs = 30 * 60_000;

export interface VisitSummary
  extends Pick<
    VisitListRow,
    | "id"
    | "facilityId"
    | "facilityName"
    | "title"
    | "date"
    | "state"
    | "crewSize"
    | "tasks"
    | "tasksDone"
    | "exceptions"
    | "budgetMinutes"
    | "cancelReason"
    | "cancelLanguage"
  > {
  /** Unlike the state, it tells work that was done from work that was left. */
  outcome: VisitOutcome;
  /** E.g. `Left early, 36 tasks not done`. */
  outcomeText: string;
  /** E.g. `Monday, November 23`. */
  day: string;
  /** E.g. `10 PM–2 AM`. */
  window: string;
  /** E.g. `CST`. */
  zone: string;
  /** `10:04 PM–1:48 AM`, or when they came, as long as they are there. */
  attended: string | null;
  isChanged: boolean;
  bar: AttendanceSpans;
}

/** Percent of the time from half an hour before the window to half an hour after it. */
export interface AttendanceSpans {
  planned: readonly [from: number, to: number];
  attended: readonly [from: number, to: number] | undefined;
}

export function toVisitSummary(visit: VisitListRow, now: Date, language: Language): VisitSummary {
  const { timeZone, checkedInAt, checkedOutAt } = visit;
  return {
    id: visit.id,
    facilityId: visit.facilityId,
    facilityName: visit.facilityName,
    title: visit.title,
    date: visit.date,
    state: visit.state,
    crewSize: visit.crewSize,
    tasks: visit.tasks,
    tasksDone: visit.tasksDone,
    exceptions: visit.exceptions,
    budgetMinutes: visit.budgetMinutes,
    cancelReason: visit.cancelReason,
    cancelLanguage: visit.cancelLanguage,
    isChanged: visit.isChanged,
    outcome: outcomeOf(visit),
    outcomeText: formatOutcome(visit, language),
    day: formatDay(visit.date, language, { timeZone, now }),
    window: formatWindow(visit.windowStart, visit.windowEnd, language),
    zone: zoneAt(visit.beginsAt, timeZone, language),
    attended: checkedInAt && formatAttendance(checkedInAt, checkedOutAt, timeZone, language),
    bar: spansOf(visit, now),
  };
}

function zoneAt(moment: Date, timeZone: string, language: Language): string {
  const parts = dateFormat({ timeZone, timeZoneName: "short" }, language).formatToParts(moment);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
}

function spansOf({ beginsAt, endsAt, checkedInAt, checkedOutAt }: VisitListRow, now: Date) {
  const first = beginsAt.getTime() - marginMs;
  const length = endsAt.getTime() + marginMs - first;
  const at = (moment: Date) =>
    Math.round(Math.min(1, Math.max(0, (moment.getTime() - first) / length)) * 100);
  return {
    planned: [at(beginsAt), at(endsAt)] as const,
    attended: checkedInAt ? ([at(checkedInAt), at(checkedOutAt ?? now)] as const) : undefined,
  };
}

// Cards for facilities at which no visit has begun within the last day.

/** Says if a visit was due, and how the previous one went: a quiet weekend is no missed night. */
export function formatQuietFacility(
  before: Omit<VisitListRow, "clientId"> | undefined,
  now: Date,
  language: Language,
): string {
  const { quiet } = visitServerMessages(language);
  if (before === undefined) return quiet.noVisit({ count: earlierVisitDays });
  return quiet.noneSince({
    day: formatDay(before.date, language, { timeZone: before.timeZone, now }),
    outcome: formatOutcomeWithin(before, language),
  });
}
