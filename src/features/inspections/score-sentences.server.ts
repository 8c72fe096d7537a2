/** Each method has a sentence of its own about the latest scores, because methods are never mixed. */
import type { Language } from "#platform/language/language.ts";
import type { LatestScore } from "./latest-scores.server.ts";
import { inspectionServerMessages } from "./messages.server.ts";
import { inspectionMessages } from "./messages.ts";
import { appaLevel, percentOf } from "./scoring.ts";

export type ScoredFacility = Pick<LatestScore, "method" | "scoreTenths"> & { name: string };

/** E.g. `Latest inspections: from 91.0% at the clinic to 98.5% at the store.` */
export function scoreSentences(
  facilities: readonly ScoredFacility[],
  language: Language,
): string[] {
  const { latest, latestBy, methods } = inspectionServerMessages(language);
  const byMethod = [...Map.groupBy(facilities, ({ method }) => method)];
  return byMethod.flatMap(([method, scored]) => {
    const [lowest, ...others] = scored.toSorted((a, b) => a.scoreTenths - b.scoreTenths);
    if (lowest === undefined) return [];
    // The method is said where there are several; the other sentences do not ask for it.
    const sentences = byMethod.length > 1 ? latestBy : latest;
    const by = { method: methods[method] };
    const score = percentOf(lowest.scoreTenths);
    const best = others.at(-1);
    if (best === undefined) return sentences.one({ ...by, score, facility: lowest.name });
    if (best.scoreTenths === lowest.scoreTenths)
      return scored.length === 2
        ? sentences.both({ ...by, score })
        : sentences.all({ ...by, score, count: scored.length });
    return sentences.range({
      ...by,
      lowest: score,
      dirtiest: lowest.name,
      highest: percentOf(best.scoreTenths),
      cleanest: best.name,
    });
  });
}

/** Undefined if there is no such method, e.g. in an old record. */
export function ratingLabels(
  method: string,
  language: Language,
): Readonly<Record<string, string>> | undefined {
  const ratings: Readonly<Record<string, Readonly<Record<string, string>>>> =
    inspectionServerMessages(language).ratings;
  return ratings[method];
}

export const formatRating = (method: string, rating: string | null, language: Language): string =>
  (rating && ratingLabels(method, language)?.[rating]) || inspectionMessages(language).notRated;

/** @returns the level of a score, with its name */
export function namedAppaLevel(tenths: number, language: Language) {
  const level = appaLevel(tenths);
  return { level, name: inspectionServerMessages(language).appa[level] };
}

/** The level together with both ends of the scale. */
export const formatAppaLevel = (tenths: number, language: Language): string =>
  inspectionServerMessages(language).appaLevel(namedAppaLevel(tenths, language));
