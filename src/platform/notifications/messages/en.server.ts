export const en = {
  /** In the middle of a sentence. */
  digest: "the daily digest",
} as const;
