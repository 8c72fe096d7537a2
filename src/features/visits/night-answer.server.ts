/** Says in one sentence for all facilities whether they were cleaned, and why some of them were not. */
import { todayIn } from "#platform/format/local-date.ts";
import { formatDay } from "#platform/format/visit-format.ts";
import type { Language } from "#platform/language/language.ts";
import { ownWords, quoteWritten, type WrittenWords } from "#platform/language/written-words.ts";
import { latestVisitHours } from "./latest-visits.server.ts";
import type { VisitListRow } from "./list-visits.server.ts";
import { visitServerMessages } from "./messages.server.ts";
import { outcomeOf, undoneTasks, type VisitOutcome } from "./visit-outcome.ts";
import { formatOutcomeWithin } from "./visit-summary.server.ts";

type Visit = Omit<VisitListRow, "clientId">;

export interface SeenFacility {
  id: string;
  name: string;
  /** Visits on the facility's card: begun within `latestVisitHours`, newest first. */
  visits: readonly Visit[];
  /** The latest before those. */
  before: Visit | undefined;
}

export interface NightAnswer {
  /** E.g. `3 of 4 facilities were cleaned last night.` */
  sentence: string;
  /** True if a visit that should be over did not go as agreed. */
  isWrong: boolean;
  /** The facilities that were not cleaned, and why. */
  reasons: { facilityId: string; facilityName: string; why: WrittenWords }[];
}

/** The worst of a facility's visits decides its sentence and its place in a list. */
const wrongOutcomes: readonly VisitOutcome[] = ["missed", "unfinished", "cancelled"];
const worstFirst: readonly VisitOutcome[] = [
  ...wrongOutcomes,
  "scheduled",
  "in-progress",
  "completed",
];

const rankOf = (visit: Visit): number => worstFirst.indexOf(outcomeOf(visit));

/** Missed, cancelled, or left with much of its work undone. */
export const isWrongVisit = (visit: Visit): boolean => wrongOutcomes.includes(outcomeOf(visit));

/** A facility where nothing was due since a visit that was missed is still not clean. */
const visitsOnCard = ({ visits, before }: Pick<SeenFacility, "visits" | "before">) =>
  visits.length > 0 || before === undefined ? visits : [before];

/** 0 is the worst; facilities with something wrong come before those without. */
export function troubleOf(facility: Pick<SeenFacility, "visits" | "before">): number {
  const visits = visitsOnCard(facility);
  const ranks = visits.filter(isWrongVisit).map(rankOf);
  if (ranks.length > 0) return Math.min(...ranks);
  const hasLittle = visits.some((visit) => visit.exceptions > 0 || undoneTasks(visit) > 0);
  return hasLittle ? worstFirst.length : worstFirst.length + 1;
}

export function nightAnswer(
  facilities: readonly SeenFacility[],
  now: Date,
  language: Language,
): NightAnswer {
  const worst = facilities.flatMap((facility): WorstVisit[] => {
    const [visit] = visitsOnCard(facility).toSorted((a, b) => rankOf(a) - rankOf(b));
    if (visit === undefined) return [];
    const isRecent = facility.visits.length > 0;
    const { id: facilityId, name: facilityName } = facility;
    return [{ facilityId, facilityName, visit, outcome: outcomeOf(visit), isRecent }];
  });
  const wrong = worst
    .filter(({ visit }) => isWrongVisit(visit))
    .toSorted((a, b) => rankOf(a.visit) - rankOf(b.visit));
  const reasons = wrong.map(({ facilityId, facilityName, visit, isRecent }) => ({
    facilityId,
    facilityName,
    why: isRecent ? why(visit, language) : ownWords(noneSince(visit, now, language)),
  }));
  const recent = worst.filter(({ isRecent }) => isRecent);
  return { sentence: sentenceOf(recent, now, language), isWrong: wrong.length > 0, reasons };
}

interface WorstVisit {
  facilityId: string;
  facilityName: string;
  visit: Visit;
  outcome: VisitOutcome;
  /** True if it is of the last day, which the sentence is about. */
  isRecent: boolean;
}

/** A crew that is still there has not failed to clean: ongoing visits are counted apart. */
function sentenceOf(worst: readonly WorstVisit[], now: Date, language: Language): string {
  if (worst.length === 0)
    return visitServerMessages(language).night.noVisit({ count: latestVisitHours });
  const {
    running = [],
    expected = [],
    ended = [],
  } = Object.groupBy(worst, ({ outcome }) =>
    outcome === "in-progress" ? "running" : outcome === "scheduled" ? "expected" : "ended",
  );
  const sentences = [
    formatEndedVisits(ended, now, language),
    formatRunningVisits(running, ended.length > 0, language),
    formatExpectedVisits(expected, ended.length + running.length > 0, language),
  ];
  return sentences.filter((sentence) => sentence !== "").join(" ");
}

function formatEndedVisits(ended: readonly WorstVisit[], now: Date, language: Language): string {
  const [first] = ended;
  if (first === undefined) return "";
  const { night } = visitServerMessages(language);
  const visits = ended.map(({ visit }) => visit);
  const count = ended.filter(({ outcome }) => outcome === "completed").length;
  const when = whenOf(visits, now, language);
  const visitCount = ended.length;
  if (visitCount > 1) return night.someCleaned({ count, all: visitCount, when });
  const { facilityName: facility } = first;
  return count === 1 ? night.cleaned({ facility, when }) : night.notCleaned({ facility, when });
}

function formatRunningVisits(
  running: readonly WorstVisit[],
  isMore: boolean,
  language: Language,
): string {
  const [first] = running;
  if (first === undefined) return "";
  const { night } = visitServerMessages(language);
  const count = running.length;
  if (count === 1) return night.cleaningOne({ facility: first.facilityName });
  return isMore ? night.cleaningMore({ count }) : night.cleaningSome({ count });
}

function formatExpectedVisits(
  expected: readonly WorstVisit[],
  isMore: boolean,
  language: Language,
): string {
  const [first] = expected;
  if (first === undefined) return "";
  const { night } = visitServerMessages(language);
  const count = expected.length;
  if (count === 1) return night.dueAtOne({ facility: first.facilityName });
  return isMore ? night.dueAtMore({ count }) : night.dueAtSome({ count });
}

/** The reason follows the name of a facility. */
function why(visit: Visit, language: Language): WrittenWords {
  const { state, cancelReason, cancelLanguage } = visit;
  const { night } = visitServerMessages(language);
  if (state === "missed") return ownWords(night.missed);
  if (state !== "cancelled") return ownWords(formatOutcomeWithin(visit, language));
  return cancelReason
    ? quoteWritten((reason) => night.canceledBecause({ reason }), cancelReason, cancelLanguage)
    : ownWords(night.canceled);
}

const noneSince = (visit: Visit, now: Date, language: Language): string =>
  visitServerMessages(language).quiet.noneSinceThere({
    day: formatDay(visit.date, language, { timeZone: visit.timeZone, now }),
    outcome: formatOutcomeWithin(visit, language),
  });

const [firstEvening, lastMorning] = [17, 5];

/** Facilities' own clocks count: a window that begins at five in the evening or later is at night. */
function whenOf(visits: readonly Visit[], now: Date, language: Language): string {
  const { night } = visitServerMessages(language);
  const words = new Set(
    visits.map(({ beginsAt, timeZone }): keyof typeof night.when => {
      const begun = Temporal.Instant.fromEpochMilliseconds(beginsAt.getTime()).toZonedDateTimeISO(
        timeZone,
      );
      const isToday = begun.toPlainDate().toString() === todayIn(timeZone, now);
      if (begun.hour < lastMorning && isToday) return "last-night";
      if (begun.hour >= firstEvening) return isToday ? "tonight" : "last-night";
      return isToday ? "today" : "yesterday";
    }),
  );
  const [word] = words;
  return words.size === 1 && word
    ? night.when[word]
    : night.inLastHours({ count: latestVisitHours });
}
