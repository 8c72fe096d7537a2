import { mostCounted, mostWaiting } from "#platform/search/most-counted.ts";

/** `37`, or `500+` where counting ended. */
export const shownCount = (count: number): string =>
  count > mostCounted ? `${mostCounted}+` : String(count);

/** `37`, or `99+`, of what waits beside a room. */
export const shownWaiting = (count: number): string =>
  count > mostWaiting ? `${mostWaiting}+` : String(count);
