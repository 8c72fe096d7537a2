/** What is known of a line that nobody has written: its words are made of it, in the language of the reader. */
export type LineFacts =
  | {
      kind: "service";
      /** The scope's version. */
      version: number;
      /** Absent for a whole month. */
      part?: PartOfMonth;
    }
  | {
      kind: "extra-work";
      /** The work order's number, e.g. `WO-7K3M9R`. */
      number: string;
      /** Day, `2026-11-21`. */
      doneOn: string;
      category: string;
    }
  /** The line of an invoice that another system has issued, and that did not say what it was for. */
  | { kind: "imported" }
  | { kind: "credit" }
  | { kind: "tax" };

/** Days of the month that is billed, both included. */
export interface PartOfMonth {
  from: string;
  to: string;
  days: number;
  daysInMonth: number;
  monthlyPriceCents: number;
}
