/** A series as its history keeps it. */
import type { VisitSeriesRow } from "../tables/visit-series.ts";
import type { SeriesPlan } from "./preview-edit.ts";

export const fieldsOfPlan = (plan: SeriesPlan & { title: string }) => ({
  title: plan.title,
  /** RFC 5545. */
  pattern: plan.rule,
  startsOn: plan.startsOn,
  endsOn: plan.endsOn,
  startsAt: plan.startsAt,
  endsAt: plan.endsAt,
  crewSize: plan.crewSize,
});

export const fieldsOfSeries = ({ windowStart, windowEnd, ...series }: VisitSeriesRow) =>
  fieldsOfPlan({ ...series, startsAt: windowStart, endsAt: windowEnd });

/** A new one, with what no later edit changes. */
export const fieldsOfNewSeries = (series: VisitSeriesRow) => ({
  ...fieldsOfSeries(series),
  ...(series.budgetMinutes !== null && { budgetMinutes: series.budgetMinutes }),
});
