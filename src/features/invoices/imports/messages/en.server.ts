export const en = {
  noun: "Invoices",
  help: "One invoice from your earlier system per row, with its number and what’s still open. No email is sent, and reminders wait until you resume them on the invoice.",
  columns: {
    number: "Invoice number",
    client: "Client",
    facility: "Facility",
    issuedOn: "Invoice date",
    dueOn: "Due date",
    total: "Total",
    open: "Open balance",
    text: "Description",
    purchaseOrder: "Purchase order",
    billToAddress: "Billing address",
  },
  /** Which rows need the column of the facility. */
  severalFacilities: "for clients with several",
  faults: {
    number: "Please add the invoice number, in 60 characters at most",
    ownNumber:
      "“{number}” looks like the numbers that invoices get here, and could collide with one of them.",
    issuedOn: "Please add the invoice date.",
    dueBeforeIssued: "The due date is before the invoice date.",
    dueTooLate: "The due date is more than three years after the invoice date.",
    inFuture: "This day hasn’t come yet.",
    total: "Please add the total, e.g., 1,240.50",
    unreadableTotal: "This isn’t an amount in dollars, e.g., 240 or 1,240.50",
    zeroTotal: "This total is zero, so there’s nothing to import.",
    negativeTotal: "This total is below zero. Credits can’t be imported as invoices.",
    open: "The open balance must be between zero and the total.",
    whichFacility:
      "This client has several facilities. Please name the one that the invoice is for.",
    noFacilityYet: "This client has no facility yet. Import or add one first.",
    unknownFacility: "There’s no facility named “{name}” at this client.",
    otherClient: "Another client already has an invoice with this number.",
  },
  /** In the name of whoever imports them. */
  hold: "Imported from our earlier system",
} as const;
