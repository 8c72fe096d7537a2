import type { RecordPage } from "./record-page.ts";

/** Which records a list shows. */
export interface RecordFilter extends RecordPage {
  screening?: "accepted" | "quarantined";
  /** Received at this moment or later. */
  since?: Date;
}
