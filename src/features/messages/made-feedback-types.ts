/** A message that tells of an answer to a question: what it says is read in the language of whoever reads it. */
import type { WorkOrderRow } from "#features/work-orders/tables/work-orders.ts";

/** `subject` of the thread holds the order's number, or the facility's name. */
export interface MadeSubject {
  code: "feedback";
  /** From 0 to 10. */
  score: number;
  about:
    | { kind: "order"; category: WorkOrderRow["category"] }
    /** @param quarter e.g. `2026-Q3` */
    | { kind: "quarter"; quarter: string };
}

/** The reason, which may be empty, is the `text` of the message. */
export interface MadeMessage {
  code: "feedback";
  score: number;
  /** True if it replaces an earlier answer. */
  isChanged: boolean;
}
