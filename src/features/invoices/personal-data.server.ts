/** Whom invoices name. What was issued is kept as the tax law asks, and never changes. */
import { privacyLaws } from "#content/privacy-laws.ts";
import { yearsAfter } from "#platform/privacy/keep-reason.ts";
import { type Fate, personalTable } from "#platform/privacy/personal-data.server.ts";
import { billingCredits, billingSettings, facilityBilling } from "./tables/billing.ts";
import { invoiceCounters, invoiceLines, invoicePayments, invoices } from "./tables/invoices.ts";

declare module "#platform/privacy/keep-reason.ts" {
  interface KeepReasons {
    /** Invoices, payments, credits, and what they were made of. */
    tax: true;
    /** It is kept because an agreement with a client needs it while it lasts. */
    contract: true;
  }
}

const forContract: Fate = { kind: "kept", keeps: [{ reason: "contract", until: null }] };

export const invoicePersonalData = [
  personalTable({
    table: invoices,
    columns: {
      number: "code",
      billToName: "name",
      billToAddress: "about",
      purchaseOrder: "code",
      voidReason: "words",
      voidLanguage: "code",
      holdReason: "words",
      holdLanguage: "code",
    },
    record: {
      at: "createdAt",
      mayNameCompany: true,
      path: ({ id }) => `/office/invoices/${id}`,
      fate({ issuedOn }) {
        if (issuedOn === null) return forContract;
        const issued = new Date(`${issuedOn}T00:00:00Z`);
        const until = yearsAfter(issued, privacyLaws.keep.tax.years);
        return { kind: "kept", keeps: [{ reason: "tax", until }] };
      },
    },
    frozen: ({ state }) => (state === "draft" ? undefined : "tax"),
  }),
  personalTable({ table: invoiceCounters, columns: {} }),
  personalTable({
    table: invoiceLines,
    columns: { text: "words", detail: "words", facts: "words" },
    frozen: () => "tax",
  }),
  personalTable({
    table: invoicePayments,
    columns: { method: "code", reference: "words" },
    frozen: () => "tax",
  }),
  personalTable({
    table: billingCredits,
    columns: { reason: "words", language: "code" },
    frozen: () => "tax",
  }),
  personalTable({
    table: billingSettings,
    columns: { billToName: "name", billToAddress: "about", purchaseOrder: "code" },
    record: {
      at: "updatedAt",
      mayNameCompany: true,
      path: ({ clientId }) => `/office/clients/${clientId}/billing`,
      fate: () => forContract,
    },
  }),
  personalTable({ table: facilityBilling, columns: {} }),
];
