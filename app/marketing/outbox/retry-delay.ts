/** When an attempt that failed is made again, if ever. */
import type { FormError } from "#app/ui/request.ts";
import type { OutboxEntry } from "./entries.ts";

const longestPauseMs = 600_000;
const dayMs = 86_400_000;

/** Our own word on what the same words will meet again; a timeout and a full quota pass. */
export const isFinal = ({ status, isOurs }: FormError) =>
  isOurs && status >= 400 && status < 500 && status !== 408 && status !== 429;

/** 5 s, then twice as long each time up to ten minutes; a fifth more or less, so that not all come at once. */
export const backOffMs = (attempts: number) =>
  Math.round(Math.min(5_000 * 2 ** attempts, longestPauseMs) * (0.8 + Math.random() * 0.4));

/** For how long the server has shut its door, a day at most; somebody else has no say in more than a pause. */
export const closedMs = (refusal: FormError | undefined): number =>
  Math.min(
    refusal?.retryAfterMs ?? (refusal?.status === 429 ? 60_000 : 0),
    refusal?.isOurs ? dayMs : longestPauseMs,
  );

/** Whether the server may be asked; what lies further ahead was written while the clock was wrong. */
export const isOpen = ({ closedUntil = 0 }: Pick<OutboxEntry, "closedUntil">): boolean =>
  hasCome(closedUntil, dayMs);

export const isDue = ({ notBefore, closedUntil }: OutboxEntry): boolean =>
  hasCome(notBefore, closedUntil === undefined ? 1.2 * longestPauseMs : dayMs);

const hasCome = (time: number, furthest: number): boolean =>
  time <= Date.now() || time > Date.now() + furthest;

/** How long to sleep until a time; a clock that is put right meanwhile is noticed. */
export const sleepMs = (until: number): number =>
  Math.min(Math.max(until - Date.now(), 2_000), longestPauseMs);
