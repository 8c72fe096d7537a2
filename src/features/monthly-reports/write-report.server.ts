/** The sentences of a report, from its figures alone: the same figures give the same words. */

import { insightServerMessages } from "#features/insights/messages.server.ts";
import { percentOf, type ScoringMethod, scoringMethods } from "#features/inspections/scoring.ts";
import { comparisonIn } from "#platform/format/sort-order.ts";
import type { Language } from "#platform/language/language.ts";
import { addRemedies, addSums } from "./count-month.server.ts";
import { lateAndUnfinished } from "./list-late-orders.server.ts";
import { reportServerMessages } from "./messages.server.ts";
import type { AreaFigures, FacilityFigures, Remedies, Sums } from "./report-figures.ts";
import { monthBefore, monthName } from "./report-months.ts";
import { type ReportNumber, reportNumbers } from "./report-numbers.server.ts";

/** The areas of a report that can be compared: those rated by one method, which are never mixed. */
interface ScoredArea extends Pick<AreaFigures, "failed" | "putRight"> {
  name: string;
  /** Mean, in tenths of a percent as it is shown. */
  score: number;
}

interface AreasCompared {
  method: ScoringMethod;
  /** The best first. */
  areas: ScoredArea[];
  /** There are areas that were rated by another method. */
  isPart: boolean;
}

/** Compares by the method that rated the most areas. @returns undefined where none was rated */
function compareAreas(
  facilities: readonly FacilityFigures[],
  language: Language,
): AreasCompared | undefined {
  const { areaAt } = reportServerMessages(language).areas;
  const areasOfFacilities = facilities.flatMap(({ name: place, areas }) =>
    areas.map((area) => ({
      ...area,
      name: facilities.length === 1 ? area.name : areaAt({ area: area.name, place }),
      score: Math.round(area.tenths / area.inspections),
    })),
  );
  const count = (method: ScoringMethod) =>
    areasOfFacilities.filter((area) => area.method === method).length;
  const method = scoringMethods.toSorted((a, b) => count(b) - count(a))[0];
  if (method === undefined || count(method) === 0) return undefined;
  const areas = areasOfFacilities
    .filter((area) => area.method === method)
    .toSorted((a, b) => b.score - a.score || comparisonIn(language)(a.name, b.name));
  return { method, areas, isPart: areas.length < areasOfFacilities.length };
}

export interface ReportSection {
  title: string;
  sentences: string[];
}

/** @param month e.g. `2026-10` @param facilities those that the reader sees */
export function writeReport(
  month: string,
  facilities: readonly FacilityFigures[],
  language: Language,
): ReportSection[] {
  const { titles, nothing } = reportServerMessages(language);
  const now = addSums(facilities.map((facility) => facility.now));
  const before = addSums(facilities.map((facility) => facility.before));
  const remedies = addRemedies(facilities);
  if (isEmpty(now) && Object.values(remedies).every((count) => count === 0))
    return [{ title: titles.short, sentences: [nothing({ month: monthName(month, language) })] }];
  const unfinished = facilities.flatMap(({ unfinishedVisits = [] }) => unfinishedVisits).length;
  const late = lateAndUnfinished(facilities, language);
  const short = [
    ...visitTexts(now.visits, language),
    ...unfinishedTexts(now.visits, unfinished, language),
  ];
  return [
    { title: titles.short, sentences: [short.join(" "), orderText(now, language)] },
    ...(late.length > 0 ? [{ title: titles.lateOrUnfinished, sentences: late }] : []),
    { title: titles.areas, sentences: areaTexts(facilities, month, language) },
    { title: titles.changes, sentences: changeTexts(now, before, month, language) },
    { title: titles.remedies, sentences: remedyTexts(remedies, language) },
  ];
}

const isEmpty = ({ scores, visits, orders, reports, feedback }: Sums) =>
  scores.length + visits.due + orders.asked + reports + feedback.answers === 0;

function visitTexts({ due, onTime, missed }: Sums["visits"], language: Language): string[] {
  const { visits } = reportServerMessages(language);
  if (due === 0) return [visits.noneDue];
  if (missed === due) return [visits.allMissed({ count: due })];
  if (onTime === due) return [visits.allOnTime({ count: due })];
  if (due === 1) return [visits.notOnTime];
  const share = `${((onTime / due) * 100).toFixed(1)}%`;
  const made = due - missed;
  if (missed === 0)
    return [
      onTime === 0 ? visits.allMadeLate({ due, share }) : visits.allMade({ due, onTime, share }),
    ];
  return [
    onTime === 0
      ? visits.someMadeLate({ made, due, share, missed })
      : visits.someMade({ made, due, onTime, share, missed }),
  ];
}

/** A missed visit is not an unfinished one: only crews that came can leave work undone. */
function unfinishedTexts(
  { due, missed }: Sums["visits"],
  unfinished: number,
  language: Language,
): string[] {
  const { visits } = reportServerMessages(language);
  if (unfinished === 0 || missed === due) return [];
  return [due === 1 ? visits.leftUnfinished : visits.someUnfinished({ count: unfinished })];
}

function orderText({ orders: { asked, late } }: Sums, language: Language): string {
  const { orders } = reportServerMessages(language);
  if (asked === 0) return orders.none;
  if (late === 0) return orders.allMet({ count: asked });
  if (asked === 1) return orders.oneMissed;
  if (late < asked) return orders.someMissed({ asked, count: late });
  return asked === 2 ? orders.bothMissed : orders.allMissed({ asked });
}

function areaTexts(
  facilities: readonly FacilityFigures[],
  month: string,
  language: Language,
): string[] {
  const { areas: texts } = reportServerMessages(language);
  const compared = compareAreas(facilities, language);
  if (compared === undefined) return [texts.none({ month: monthName(month, language) })];
  const { areas, method, isPart } = compared;
  const methodName = insightServerMessages(language).parts[method];
  const note = isPart ? [texts.oneMethod({ count: areas.length, method: methodName })] : [];
  const [best, worst] = [areas[0], areas.at(-1)];
  if (best === undefined || worst === undefined) return note;
  const scored = ({ name, score }: ScoredArea) => ({ area: name, score: percentOf(score) });
  if (areas.length === 1)
    return [`${texts.only(scored(best))} ${failedText(best, language)}`, ...note];
  if (best.score === worst.score)
    return [texts.same({ count: areas.length, score: percentOf(best.score) }), ...note];
  const [first, last] = [together(areas, best, language), together(areas, worst, language)];
  return [
    texts.best(scored(first)),
    `${texts.worst(scored(last))} ${failedText(last, language)}`,
    ...note,
  ];
}

/** Includes those with the same score: none is singled out among equals. */
function together(areas: readonly ScoredArea[], added: ScoredArea, language: Language): ScoredArea {
  const { andOthers } = reportServerMessages(language).areas;
  const same = areas.filter(({ score }) => score === added.score);
  const sum = (of: "failed" | "putRight") => same.reduce((total, area) => total + area[of], 0);
  const name =
    same.length === 1
      ? added.name
      : andOthers({ area: same[0]?.name ?? "", count: same.length - 1 });
  return { name, score: added.score, failed: sum("failed"), putRight: sum("putRight") };
}

function failedText({ failed, putRight }: ScoredArea, language: Language): string {
  const { areas } = reportServerMessages(language);
  if (failed === 0) return areas.noneFailed;
  if (putRight === failed) return areas.allCorrected({ count: failed });
  if (putRight === 0) return areas.noneCorrected({ count: failed });
  return areas.someCorrected({ failed, count: putRight });
}

const orderOf = { worse: 0, better: 1, neither: 2, same: 3, unknown: 4 } as const;

/** Changes for the worse come first: nobody should have to look for them. */
function changeTexts(now: Sums, before: Sums, month: string, language: Language): string[] {
  const { changes } = reportServerMessages(language);
  const than = monthName(monthBefore(month), language);
  if (isEmpty(before)) return [changes.nothingBefore({ month: than })];
  const changed = reportNumbers(now, before, language)
    .toSorted((a, b) => orderOf[a.trend] - orderOf[b.trend])
    .flatMap((number) => changedText(number, language) ?? []);
  return changed.length === 0 ? [changes.none({ month: than })] : changed;
}

/** Undefined for what has not changed, or has nothing to be compared with. */
function changedText(
  { name, method, text, change, trend }: ReportNumber,
  language: Language,
): string | undefined {
  if (change === undefined || trend === "same" || trend === "unknown") return undefined;
  const { changes } = reportServerMessages(language);
  const { figures, parts } = insightServerMessages(language);
  const figure = trend === "neither" ? figures[name].label : changes.figures[name];
  return changes[trend][change.isMore ? "more" : "less"]({
    figure: method ? changes.byMethod({ figure, method: parts[method] }) : figure,
    was: change.was,
    now: text,
  });
}

function remedyTexts(remedies: Remedies, language: Language): string[] {
  const { remedies: texts } = reportServerMessages(language);
  const { complaints, failedItems, ordersFinished, ordersOpen, reinspected, accepted } = remedies;
  const isQuiet = complaints + failedItems + ordersFinished + ordersOpen + reinspected === 0;
  if (isQuiet) return [texts.none];
  const written = [complaintText(remedies, language)];
  if (failedItems > 0) written.push(texts.failed({ count: failedItems }));
  if (ordersFinished + ordersOpen > 0)
    written.push(
      ordersOpen === 0
        ? texts.ordersFinished({ finished: ordersFinished })
        : texts.orders({ finished: ordersFinished, open: ordersOpen }),
    );
  if (reinspected > 0)
    written.push(
      accepted === 0
        ? texts.reinspectedOnly({ count: reinspected })
        : texts.reinspected({ count: reinspected, accepted }),
    );
  if (failedItems > 0 && ordersFinished + ordersOpen + reinspected === 0)
    written.push(texts.nothingOrdered);
  return written;
}

function complaintText(
  { complaints, complaintsAnswered: answered, complaintsDone: done }: Remedies,
  language: Language,
): string {
  const { remedies: texts } = reportServerMessages(language);
  if (complaints === 0) return texts.noComplaints;
  if (answered < complaints)
    return texts.complaints({
      count: complaints,
      answered,
      waiting: complaints - answered,
      done,
    });
  if (complaints === 1) return done === 1 ? texts.oneResolved : texts.oneAnswered;
  return done === complaints
    ? texts.allResolved({ complaints })
    : texts.allAnswered({ complaints, done });
}
