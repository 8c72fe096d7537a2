/** Types of documents and their states. This module is safe for browsers. */

export const documentTypes = [
  "contract",
  "service-agreement",
  "certificate-of-insurance",
  "safety-data-sheet",
  "report",
  "other",
] as const;

export type DocumentType = (typeof documentTypes)[number];

/** They name prices and terms: for those alone who may read contracts. */
export const contractTypes = ["contract", "service-agreement"] as const satisfies DocumentType[];

export const isContract = (type: DocumentType): boolean =>
  contractTypes.some((contractType) => contractType === type);

/** Days are those of the facility's calendar; `expiring` means within 60 days. */
export type Validity = "valid" | "expiring" | "expired" | "not-yet" | "open-ended";

/** Days before the last one on which both sides are reminded. */
export const reminderDays = [60, 30, 7] as const;
