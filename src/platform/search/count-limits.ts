/** Counts of a list's tabs end here, so that they cost the same however many rows: shown as `500+`. */
export const maxCounted = 500;

/** Of what waits for a person, beside each section: on every page, and shown as `99+`. */
export const maxAttentionCount = 99;
