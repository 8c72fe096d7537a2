/** Which records a list shows. */
export interface RecordFilter {
  screening?: "accepted" | "quarantined";
  /** Received at this moment or later. */
  since?: Date;
  /** At most so many, the newest. */
  limit?: number;
}
