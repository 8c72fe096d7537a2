/** Sums of several facilities: what is divided is divided once, at the end. */
import { type ScoringMethod, scoringMethods } from "#features/inspections/scoring.ts";
import type { FacilityFigures, Remedies, Sums } from "./report-figures.ts";

export function addSums(all: readonly Sums[]): Sums {
  const sum = (of: (sums: Sums) => number) => all.reduce((total, sums) => total + of(sums), 0);
  const scores = scoringMethods.map((method) => ({
    method,
    inspections: sum((one) => scoreBy(one, method).inspections),
    tenths: sum((one) => scoreBy(one, method).tenths),
  }));
  return {
    scores: scores.filter(({ inspections }) => inspections > 0),
    visits: {
      due: sum(({ visits }) => visits.due),
      onTime: sum(({ visits }) => visits.onTime),
      missed: sum(({ visits }) => visits.missed),
    },
    orders: { asked: sum(({ orders }) => orders.asked), late: sum(({ orders }) => orders.late) },
    reports: sum(({ reports }) => reports),
    feedback: {
      answers: sum(({ feedback }) => feedback.answers),
      points: sum(({ feedback }) => feedback.points),
    },
  };
}

export const scoreBy = ({ scores }: Sums, method: ScoringMethod) =>
  scores.find((one) => one.method === method) ?? { method, inspections: 0, tenths: 0 };

export function addRemedies(facilities: readonly FacilityFigures[]): Remedies {
  const sum = (name: keyof Remedies) =>
    facilities.reduce((total, { remedies }) => total + remedies[name], 0);
  return {
    complaints: sum("complaints"),
    complaintsAnswered: sum("complaintsAnswered"),
    complaintsDone: sum("complaintsDone"),
    failedItems: sum("failedItems"),
    ordersFinished: sum("ordersFinished"),
    ordersOpen: sum("ordersOpen"),
    reinspected: sum("reinspected"),
    accepted: sum("accepted"),
  };
}
