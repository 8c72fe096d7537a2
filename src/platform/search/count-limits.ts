/** Counts of a list's tabs end here, so that they cost the same however many rows: shown as `500+`. */
export const maxCounted = 500;

/** Attention counts end here, because every page has them beside its sections: shown as `99+`. */
export const maxAttentionCount = 99;
