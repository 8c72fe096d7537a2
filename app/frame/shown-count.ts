import { mostCounted } from "#domain/submissions/handling/submission-filter-types.ts";

/** `37`, or `500+` where counting ended. */
export const shownCount = (count: number): string =>
  count > mostCounted ? `${mostCounted}+` : String(count);
