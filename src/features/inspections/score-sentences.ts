/** How clean facilities were found last, in one sentence for each method: methods are never mixed. */
import { methodLabels } from "#features/facilities/inspection-methods.ts";
import type { LatestScore } from "./latest-scores.server.ts";
import { percentOf } from "./scoring.ts";

export type ScoredFacility = Pick<LatestScore, "method" | "scoreTenths"> & { name: string };

/** E.g. `Latest inspections: from 91.0% at the clinic to 98.5% at the store.` */
export function scoreSentences(facilities: readonly ScoredFacility[]): string[] {
  const byMethod = [...Map.groupBy(facilities, ({ method }) => method)];
  return byMethod.flatMap(([method, scored]) => {
    const [lowest, ...others] = scored.toSorted((a, b) => a.scoreTenths - b.scoreTenths);
    if (lowest === undefined) return [];
    const by = byMethod.length > 1 ? ` (${methodLabels[method].toLowerCase()})` : "";
    const percent = percentOf(lowest.scoreTenths);
    const best = others.at(-1);
    if (best === undefined) return `Latest inspection${by}: ${percent} at ${lowest.name}.`;
    if (best.scoreTenths === lowest.scoreTenths) {
      const all = scored.length === 2 ? "both" : `all ${scored.length}`;
      return `Latest inspections${by}: ${percent} at ${all} facilities.`;
    }
    return `Latest inspections${by}: from ${percent} at ${lowest.name} to ${percentOf(best.scoreTenths)} at ${best.name}.`;
  });
}
