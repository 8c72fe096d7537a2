import { dayMs } from "#platform/format/durations.ts";
import type { FormError } from "#ui/request.ts";
import type { OutboxEntry } from "./entries.ts";

const maxPauseMs = 600_000;

/** Our own server would refuse the same content again; timeouts (408) and quotas (429) pass. */
export const isFinal = ({ status, isOurs }: FormError) =>
  isOurs && status >= 400 && status < 500 && status !== 408 && status !== 429;

/** 5 s, doubling up to ten minutes; random by a fifth, so that browsers do not retry all at once. */
export const backOffMs = (attempts: number) =>
  Math.round(Math.min(5_000 * 2 ** attempts, maxPauseMs) * (0.8 + Math.random() * 0.4));

/**
 * Waits as long as the server asked, a day at most; an answer of a gateway or proxy counts for ten minutes.
 */
export const closedMs = (refusal: FormError | undefined): number =>
  Math.min(
    refusal?.retryAfterMs ?? (refusal?.status === 429 ? 60_000 : 0),
    refusal?.isOurs ? dayMs : maxPauseMs,
  );

/** A time further ahead was written while the clock was wrong. */
export const isOpen = ({ closedUntil = 0 }: Pick<OutboxEntry, "closedUntil">): boolean =>
  hasCome(closedUntil, dayMs);

export const isDue = ({ notBefore, closedUntil }: OutboxEntry): boolean =>
  hasCome(notBefore, closedUntil === undefined ? 1.2 * maxPauseMs : dayMs);

const hasCome = (time: number, furthest: number): boolean =>
  time <= Date.now() || time > Date.now() + furthest;

/** Sleeps are short, so that a clock that is corrected meanwhile is noticed. */
export const sleepMs = (until: number): number =>
  Math.min(Math.max(until - Date.now(), 2_000), maxPauseMs);
