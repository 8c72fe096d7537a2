import { maxAttentionCount, maxCounted } from "#platform/search/count-limits.ts";

/** `37`, or `500+` where counting ended. */
export const formatCount = (count: number): string =>
  count > maxCounted ? `${maxCounted}+` : String(count);

/** `37`, or `99+`, of what waits beside a section. */
export const shownAttentionCount = (count: number): string =>
  count > maxAttentionCount ? `${maxAttentionCount}+` : String(count);
