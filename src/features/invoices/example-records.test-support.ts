import type { ExampleRecords } from "#tests/support/example-records.ts";
import { addIssuedInvoice } from "#tests/support/invoices.ts";

export const exampleRecords: ExampleRecords = {
  /** Issued, of this facility alone. */
  add: async ({ context, place, word }) => ({
    invoice: await addIssuedInvoice(context, place, word),
  }),
  // Members of a client know no prices.
  letIn: {
    "api/portal/invoices": ["client-administrator"],
    "api/portal/invoices/:id": ["client-administrator"],
  },
};
