import type { InvoiceError } from "../change-invoice.server.ts";

/** What a person reads where a command was refused. */
export const commandProblems: Record<InvoiceError, string> = {
  "not-found": "This invoice no longer exists.",
  "not-allowed": "You don't have permission to change invoices.",
  "already-done": "This is already done.",
  "wrong-state": "The invoice has changed since you opened it. Please reload the page.",
  empty: "This draft has no lines yet.",
  "below-zero": "The total is below zero. Please remove a credit from this draft first.",
  "too-much": "This is more than the amount open.",
  "has-payments": "Part of this is already paid. Please reverse the payments first.",
  "unknown-facility": "Please choose a facility of this invoice.",
  "changed-since": "Someone changed this in the meantime. Nothing was done. Please check again.",
  duplicate: "This month already has an invoice.",
};
