/** Counts of a list's tabs end here, so that they cost the same however many rows: shown as `500+`. */
export const mostCounted = 500;

/** Of what waits for a person, beside each room: on every page, and shown as `99+`. */
export const mostWaiting = 99;
