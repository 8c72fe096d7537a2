/** The sentences of a report, from its figures alone: the same figures give the same words. */

import { methodLabels } from "#features/facilities/inspection-methods.ts";
import { insightServerMessages } from "#features/insights/messages.server.ts";
import { percentOf, type ScoringMethod, scoringMethods } from "#features/inspections/scoring.ts";
import { countOf, plural } from "#platform/format/plural.ts";
import { addRemedies, addSums } from "./add-up.ts";
import { lateAndUnfinished } from "./late-and-unfinished.ts";
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
function compareAreas(facilities: readonly FacilityFigures[]): AreasCompared | undefined {
  const all = facilities.flatMap(({ name: place, areas }) =>
    areas.map((area) => ({
      ...area,
      name: facilities.length === 1 ? area.name : `${area.name} (${place})`,
      score: Math.round(area.tenths / area.inspections),
    })),
  );
  const count = (method: ScoringMethod) => all.filter((area) => area.method === method).length;
  const method = scoringMethods.toSorted((a, b) => count(b) - count(a))[0];
  if (method === undefined || count(method) === 0) return undefined;
  const areas = all
    .filter((area) => area.method === method)
    .toSorted((a, b) => b.score - a.score || a.name.localeCompare(b.name));
  return { method, areas, isPart: areas.length < all.length };
}

export interface ReportSection {
  title: string;
  sentences: string[];
}

/** @param month e.g. `2026-10` @param facilities those that the reader sees */
export function writeReport(
  month: string,
  facilities: readonly FacilityFigures[],
): ReportSection[] {
  const now = addSums(facilities.map((one) => one.now));
  const before = addSums(facilities.map((one) => one.before));
  const remedies = addRemedies(facilities);
  if (isEmpty(now) && Object.values(remedies).every((count) => count === 0))
    return [{ title: "In short", sentences: [emptyText(month)] }];
  const unfinished = facilities.flatMap(({ unfinishedVisits = [] }) => unfinishedVisits).length;
  const late = lateAndUnfinished(facilities);
  return [
    { title: "In short", sentences: [visitText(now, unfinished), orderText(now)] },
    ...(late.length > 0 ? [{ title: "Late or unfinished", sentences: late }] : []),
    { title: "Best and worst area", sentences: areaTexts(facilities, month) },
    { title: "What changed", sentences: changeTexts(now, before, month) },
    { title: "What was done about it", sentences: remedyTexts(remedies) },
  ];
}

const isEmpty = ({ scores, visits, orders, reports, feedback }: Sums) =>
  scores.length + visits.due + orders.asked + reports + feedback.answers === 0;

const emptyText = (month: string) =>
  `Nothing was recorded in ${monthName(month)}: no visits were due, no inspections were finished, and no one requested anything. There is nothing to measure.`;

function visitText({ visits: { due, onTime, missed } }: Sums, unfinished: number): string {
  if (due === 0) return "No visits were due.";
  if (missed === due)
    return plural(due, "Our crew missed the one visit due.", `Our crews missed all ${due} visits.`);
  const made =
    missed > 0
      ? `${due - missed} of ${due} visits`
      : plural(due, "the one visit due", `all ${due} visits`);
  const left =
    unfinished > 0
      ? ` ${plural(due, "It", "They")} left ${countOf(unfinished, "visit", "visits")} unfinished.`
      : "";
  if (onTime === due) return `Our ${plural(due, "crew", "crews")} made ${made} on time.${left}`;
  if (due === 1) return `Our crew made the one visit due, but not on time.${left}`;
  const share = `${((onTime / due) * 100).toFixed(1)}%`;
  const rest = missed === 0 ? "" : `, and missed ${missed}`;
  return `Our crews made ${made}, ${onTime === 0 ? "none" : onTime} of them on time (${share})${rest}.${left}`;
}

function orderText({ orders: { asked, late } }: Sums): string {
  if (asked === 0) return "No work was requested beyond the schedule.";
  const requested = `${countOf(asked, "work order was", "work orders were")} requested`;
  if (late === 0)
    return `${requested}, and ${plural(asked, "it met both targets", "all met their targets")}.`;
  if (asked === 1) return `${requested}, and it missed a target.`;
  const howMany = late === asked ? (asked === 2 ? "Both" : "All") : late === 1 ? "One" : late;
  return `${requested}. ${howMany} missed a target.`;
}

function areaTexts(facilities: readonly FacilityFigures[], month: string): string[] {
  const compared = compareAreas(facilities);
  if (compared === undefined)
    return [
      `No inspections were finished in ${monthName(month)}, so there is no best or worst area.`,
    ];
  const { areas, method, isPart } = compared;
  const note = isPart
    ? [
        `Only the ${areas.length} areas rated by the ${methodLabels("en")[method].toLowerCase()} method are compared. We never mix methods.`,
      ]
    : [];
  const [best, worst] = [areas[0], areas.at(-1)];
  if (best === undefined || worst === undefined) return note;
  const scored = ({ name, score }: ScoredArea) => `${name}, ${percentOf(score)}`;
  if (areas.length === 1)
    return [`Only one area was inspected: ${scored(best)}.${failedText(best)}`, ...note];
  if (best.score === worst.score)
    return [`All ${areas.length} inspected areas scored ${percentOf(best.score)}.`, ...note];
  const [first, last] = [together(areas, best), together(areas, worst)];
  return [`Best: ${scored(first)}.`, `Worst: ${scored(last)}.${failedText(last)}`, ...note];
}

/** Includes those with the same score: none is singled out among equals. */
function together(areas: readonly ScoredArea[], one: ScoredArea): ScoredArea {
  const same = areas.filter(({ score }) => score === one.score);
  const sum = (of: "failed" | "putRight") => same.reduce((total, area) => total + area[of], 0);
  const name =
    same.length === 1
      ? one.name
      : `${same[0]?.name} and ${countOf(same.length - 1, "other area", "other areas")}`;
  return { name, score: one.score, failed: sum("failed"), putRight: sum("putRight") };
}

function failedText({ failed, putRight }: ScoredArea): string {
  if (failed === 0) return " No items failed.";
  const start = plural(failed, "One item failed", `${failed} items failed`);
  if (putRight === failed)
    return ` ${start} and ${plural(failed, "has", "have all")} been corrected.`;
  if (putRight === 0) return ` ${start} and had not been corrected when this was written.`;
  return ` ${start}; ${putRight} of them ${plural(putRight, "has", "have")} been corrected.`;
}

const orderOf = { worse: 0, better: 1, neither: 2, same: 3, unknown: 4 } as const;

/** Changes for the worse come first: nobody should have to look for them. */
function changeTexts(now: Sums, before: Sums, month: string): string[] {
  const than = monthName(monthBefore(month));
  if (isEmpty(before)) return [`Nothing was recorded in ${than} for comparison.`];
  const changed = reportNumbers(now, before)
    .filter(({ trend }) => trend !== "same" && trend !== "unknown")
    .toSorted((a, b) => orderOf[a.trend] - orderOf[b.trend]);
  if (changed.length === 0) return [`No figures changed from ${than}.`];
  return changed.map((number) => changedText(number));
}

function changedText({ name, method, text, change, trend }: ReportNumber): string {
  const { label: figure } = insightServerMessages("en").figures[name];
  const label = method ? `${figure} (${methodLabels("en")[method].toLowerCase()})` : figure;
  const way = `${change?.isMore ? "up" : "down"} from ${change?.was ?? ""} to ${text}`;
  const word = { better: "Better", worse: "Worse" }[trend as string];
  return `${word ? `${word}: ${label.charAt(0).toLowerCase()}${label.slice(1)}` : label} ${way}.`;
}

function remedyTexts(remedies: Remedies): string[] {
  const { complaints, failedItems, ordersFinished, ordersOpen, reinspected, accepted } = remedies;
  const isQuiet = complaints + failedItems + ordersFinished + ordersOpen + reinspected === 0;
  if (isQuiet) return ["No items failed and no one complained, so there was nothing to correct."];
  const texts = [complaintText(remedies)];
  if (failedItems > 0)
    texts.push(`${countOf(failedItems, "item", "items")} failed inspection this month.`);
  if (ordersFinished + ordersOpen > 0) {
    const open = ordersOpen === 0 ? "none open" : `${ordersOpen} still open`;
    texts.push(`Corrective work orders: ${ordersFinished} finished, ${open}.`);
  }
  if (reinspected > 0)
    texts.push(
      `${countOf(reinspected, "item", "items")} passed re-inspection; the client has accepted ${accepted === 0 ? "none yet" : accepted}.`,
    );
  if (failedItems > 0 && ordersFinished + ordersOpen + reinspected === 0)
    texts.push("No corrective work had been ordered when this was written.");
  return texts;
}

function complaintText({ complaints, complaintsAnswered, complaintsDone }: Remedies): string {
  if (complaints === 0) return "No one complained about the cleaning.";
  const start = countOf(complaints, "complaint", "complaints");
  const done = `${complaintsDone === complaints ? "all" : complaintsDone} resolved`;
  if (complaintsAnswered === complaints)
    return complaints === 1
      ? `One complaint, answered${complaintsDone === 1 ? " and resolved" : " but not yet resolved"}.`
      : `${start}, all answered, ${done}.`;
  return `${start}: ${complaintsAnswered} answered, ${complaints - complaintsAnswered} not yet answered, ${complaintsDone} resolved.`;
}
