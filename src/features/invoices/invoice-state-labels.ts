/** States of invoices with their labels, safe for browsers. */
export const invoiceStates = ["draft", "open", "overdue", "paid", "void"] as const;

export type InvoiceState = (typeof invoiceStates)[number];

export const invoiceStateLabels: Record<InvoiceState, string> = {
  draft: "Draft",
  open: "Open",
  overdue: "Overdue",
  paid: "Paid",
  void: "Void",
};
