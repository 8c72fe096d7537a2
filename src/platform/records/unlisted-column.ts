/** Columns that only serve retries, limits and the office's work on a record. */
export type UnlistedColumn =
  | "idempotencyKey"
  | "fingerprint"
  | "addressHash"
  | "assignedTo"
  | "answeredAt"
  | "answeredBy"
  | "spamConfirmedAt"
  | "joinedTo"
  | "search";
