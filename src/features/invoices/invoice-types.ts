import { roundedHalfUp } from "./month-charges.ts";

/** Facts of a line that the product made. Its text is written from them in the reader's language. */
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

/** States of invoices, safe for browsers. */
export const invoiceStates = ["draft", "open", "overdue", "paid", "void"] as const;

export type InvoiceState = (typeof invoiceStates)[number];

interface TaxableLine {
  cents: number;
  /** Hundredths of a percent: 625 is 6.25%. */
  taxBasisPoints: number;
}

/**
 * One tax for each rate, on the sum of all lines of an invoice at that rate, rounded once and half up:
 * never line by line. Credits lower what is taxed.
 */
export function taxesOf(lines: readonly TaxableLine[]): TaxableLine[] {
  const taxed = lines.filter(({ taxBasisPoints }) => taxBasisPoints > 0);
  return [...Map.groupBy(taxed, ({ taxBasisPoints }) => taxBasisPoints)]
    .toSorted(([a], [b]) => a - b)
    .map(([taxBasisPoints, atRate]) => {
      const base = atRate.reduce((sum, { cents }) => sum + cents, 0);
      return { taxBasisPoints, cents: roundedHalfUp(base * taxBasisPoints, 10_000) };
    });
}

/** E.g. `6.25%`. */
export const rateText = (basisPoints: number): string => `${basisPoints / 100}%`;
