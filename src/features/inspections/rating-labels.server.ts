import type { Language } from "#platform/language/language.ts";
import { inspectionServerMessages } from "./messages.server.ts";
import { inspectionMessages } from "./messages.ts";

/** What the ratings of a method are called; undefined for what is no method. */
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
