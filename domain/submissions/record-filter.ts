import type { RecordPage } from "./record-page.ts";

/** Which records a list shows. */
export interface RecordFilter extends RecordPage {
  screening?: "accepted" | "quarantined";
  /** Received at this moment or later. */
  since?: Date;
  /** These alone. */
  ids?: readonly string[];
}

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
