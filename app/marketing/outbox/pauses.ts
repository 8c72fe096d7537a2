/** When an attempt that failed is made again, if ever. */
import type { Refusal } from "#app/ui/request.ts";

/** What the same words will meet again; a timeout and a full quota pass. */
export const isFinal = (status: number) =>
  status >= 400 && status < 500 && status !== 408 && status !== 429;

/** 5 s, then twice as long each time up to ten minutes; a fifth more or less, so that not all come at once. */
export const backOffMs = (attempts: number) =>
  Math.round(Math.min(5_000 * 2 ** attempts, 600_000) * (0.8 + Math.random() * 0.4));

/** For how long the server has shut its door; a day at most, whatever it says. */
export const closedMs = (refusal: Refusal | undefined): number =>
  Math.min(refusal?.retryAfterMs ?? (refusal?.status === 429 ? 60_000 : 0), 86_400_000);
