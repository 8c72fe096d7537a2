/** States of invoices, safe for browsers. */
export const invoiceStates = ["draft", "open", "overdue", "paid", "void"] as const;

export type InvoiceState = (typeof invoiceStates)[number];
