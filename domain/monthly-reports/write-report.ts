/** The sentences of a report, from its figures alone: the same figures give the same words. */
import { methodLabels } from "#domain/inspections/inspection-form.ts";
import { percentOf } from "#domain/inspections/scoring.ts";
import { addRemedies, addSums } from "./add-up.ts";
import { compareAreas, type ScoredArea } from "./areas-compared.ts";
import type { FacilityFigures, Remedies, Sums } from "./report-figures.ts";
import { monthBefore, monthName } from "./report-months.ts";
import { type ReportNumber, reportNumbers } from "./report-numbers.ts";

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
  return [
    { title: "In short", sentences: [visitText(now), orderText(now)] },
    { title: "Best and worst area", sentences: areaTexts(facilities, month) },
    { title: "What changed", sentences: changeTexts(now, before, month) },
    { title: "What was done about it", sentences: remedyTexts(remedies) },
  ];
}

const isEmpty = ({ scores, visits, orders, reports, feedback }: Sums) =>
  scores.length + visits.due + orders.asked + reports + feedback.answers === 0;

const emptyText = (month: string) =>
  `Nothing was recorded in ${monthName(month)}: no visit was due, no inspection was finished, and nobody asked for anything. There is nothing to measure.`;

const several = (count: number, one: string, more = `${one}s`) =>
  `${count} ${count === 1 ? one : more}`;

function visitText({ visits: { due, onTime, missed } }: Sums): string {
  if (due === 0) return "No visit was due.";
  const came = due - missed;
  if (onTime === due)
    return `Crews came to ${due === 1 ? "the one visit" : `all ${due} visits`}, on time.`;
  const share = `${((onTime / due) * 100).toFixed(1)}%`;
  if (missed === 0)
    return `Crews came to ${due === 1 ? "the one visit" : `all ${due} visits`}, on time to ${onTime} (${share}).`;
  return `Crews came to ${came} of ${several(due, "visit")}, on time to ${onTime} (${share}). ${missed === 1 ? "One was" : `${missed} were`} missed.`;
}

function orderText({ orders: { asked, late } }: Sums): string {
  if (asked === 0) return "No work was asked for beyond the schedule.";
  const start = `${several(asked, "work order")} ${asked === 1 ? "was" : "were"} asked for`;
  if (late === 0) return `${start}, and no target was missed.`;
  return `${start}. ${late === asked ? (late === 1 ? "It was" : "All were") : late === 1 ? "One was" : `${late} were`} answered or done later than agreed.`;
}

function areaTexts(facilities: readonly FacilityFigures[], month: string): string[] {
  const compared = compareAreas(facilities);
  if (compared === undefined)
    return [
      `No inspection was finished in ${monthName(month)}, so no area can be called the best or the worst.`,
    ];
  const { areas, method, isPart } = compared;
  const by = `by the method “${methodLabels[method].toLowerCase()}”`;
  const note = isPart
    ? [`Compared are the ${areas.length} areas that were rated ${by}: methods are never mixed.`]
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

/** With those that scored the same: none is singled out among equals. */
function together(areas: readonly ScoredArea[], one: ScoredArea): ScoredArea {
  const same = areas.filter(({ score }) => score === one.score);
  const sum = (of: "failed" | "putRight") => same.reduce((total, area) => total + area[of], 0);
  const name = same.length === 1 ? one.name : `${same[0]?.name} and ${same.length - 1} more`;
  return { name, score: one.score, failed: sum("failed"), putRight: sum("putRight") };
}

function failedText({ failed, putRight }: ScoredArea): string {
  if (failed === 0) return " No item of it failed.";
  const start = failed === 1 ? "One item failed" : `${failed} items failed`;
  if (putRight === failed) return ` ${start}, and ${failed === 1 ? "is" : "all are"} put right.`;
  if (putRight === 0) return ` ${start}, not put right when this was written.`;
  return ` ${start}; ${putRight} of them ${putRight === 1 ? "is" : "are"} put right.`;
}

const orderOf = { worse: 0, better: 1, neither: 2, same: 3, unknown: 4 } as const;

/** What is worse first: nobody should have to look for it. */
function changeTexts(now: Sums, before: Sums, month: string): string[] {
  const than = monthName(monthBefore(month));
  if (isEmpty(before)) return [`Nothing was recorded in ${than} to compare with.`];
  const changed = reportNumbers(now, before)
    .filter(({ trend }) => trend !== "same" && trend !== "unknown")
    .toSorted((a, b) => orderOf[a.trend] - orderOf[b.trend]);
  if (changed.length === 0) return [`No figure differs from ${than}.`];
  return changed.map((number) => changedText(number));
}

function changedText({ label, text, change, trend }: ReportNumber): string {
  const way = `${change?.isMore ? "up" : "down"} from ${change?.was ?? ""} to ${text}`;
  const word = { better: "Better", worse: "Worse" }[trend as string];
  return `${word ? `${word}: ${label.charAt(0).toLowerCase()}${label.slice(1)}` : label} ${way}.`;
}

function remedyTexts(remedies: Remedies): string[] {
  const { complaints, failedItems, ordersFinished, ordersOpen, reinspected, accepted } = remedies;
  const isQuiet = complaints + failedItems + ordersFinished + ordersOpen + reinspected === 0;
  if (isQuiet) return ["No item failed and nobody complained: there was nothing to put right."];
  const texts = [complaintText(remedies)];
  if (failedItems > 0) texts.push(`${several(failedItems, "item")} failed inspection this month.`);
  if (ordersFinished + ordersOpen > 0) {
    const open = ordersOpen === 0 ? "none is open" : `${ordersOpen} still open`;
    texts.push(`Corrective work orders: ${ordersFinished} finished, ${open}.`);
  }
  if (reinspected > 0)
    texts.push(
      `${several(reinspected, "item")} passed re-inspection; the client has accepted ${accepted === 0 ? "none yet" : accepted}.`,
    );
  if (failedItems > 0 && ordersFinished + ordersOpen + reinspected === 0)
    texts.push("No corrective work had been ordered when this was written.");
  return texts;
}

function complaintText({ complaints, complaintsAnswered, complaintsDone }: Remedies): string {
  if (complaints === 0) return "Nobody complained about the cleaning.";
  const start = several(complaints, "complaint");
  const done = `${complaintsDone === complaints ? "all" : complaintsDone} put right`;
  if (complaintsAnswered === complaints)
    return complaints === 1
      ? `One complaint, answered${complaintsDone === 1 ? " and put right" : ", not put right yet"}.`
      : `${start}, all answered, ${done}.`;
  return `${start}: ${complaintsAnswered} answered, ${complaints - complaintsAnswered} without an answer, ${complaintsDone} put right.`;
}
