/** The stages of an application, and reasons for a rejection. This module is safe for browsers. */

/** In the order of hiring; the last two are final. */
export const applicationStages = [
  "received",
  "screening",
  "interview",
  "offer",
  "hired",
  "rejected",
] as const;
export type ApplicationStage = (typeof applicationStages)[number];

/** Nobody has decided yet. */
export const openStages = ["received", "screening", "interview", "offer"] as const;

export const isOpenStage = (stage: ApplicationStage): boolean =>
  openStages.some((open) => open === stage);

/**
 * Each is about the work or about what the applicant did. None is about who somebody is, and none is left open
 * for words of one's own: the law asks for the reason years later.
 */
export const rejectionReasons = [
  "another-chosen",
  "experience",
  "requirements",
  "hours",
  "pay",
  "no-reply",
  "missed-interview",
  "withdrew",
  "position-closed",
  "duplicate",
] as const;
export type RejectionReason = (typeof rejectionReasons)[number];
