import type { InvoiceError } from "../change-invoice.server.ts";

/** What a person reads where a command was refused. */
export const commandProblems: Record<InvoiceError, string> = {
  "not-found": "This invoice is gone.",
  "not-allowed": "You may not change invoices.",
  "already-done": "This was done already.",
  "wrong-state": "The invoice has changed since you opened it. Please load the page again.",
  empty: "There is nothing on this draft yet.",
  "below-zero": "The total is below zero. Please take a credit off this draft first.",
  "too-much": "This is more than what is open.",
  "has-payments": "Something is paid already. Take the payments back first.",
  "unknown-facility": "Please choose a facility of this invoice.",
  "changed-since": "Someone changed this in the meantime. Nothing was done: please look again.",
  duplicate: "There is an invoice for this month already.",
};
