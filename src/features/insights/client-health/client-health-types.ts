/** Signals that make a facility red, in the order of the screen. This module is safe for browsers. */
export const signals = ["late", "missed", "low", "breached", "unanswered"] as const;

export type Signal = (typeof signals)[number];

/**
 * Weights relative to a thread without an answer; the heavier ones mean that somebody waits, or was let down.
 */
export const signalWeights: Record<Signal, number> = {
  late: 3,
  missed: 3,
  low: 2,
  breached: 1,
  unanswered: 1,
};

export const missedDays = 30;
export const feedbackDays = 90;
/** Days before its end at which an invitation is listed. */
export const invitationDays = 3;
