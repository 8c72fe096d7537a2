/** The records that a thread may be about; safe for browsers. */

/** The form's field for each name in the address of a new thread. */
export const aboutFields = {
  "work-order": "workOrderId",
  visit: "visitId",
  invoice: "invoiceId",
  document: "documentId",
  inspection: "inspectionId",
} as const;

export type AboutKind = keyof typeof aboutFields;
export type AboutField = (typeof aboutFields)[AboutKind];

/** Some nouns that have panels have no messages about them. */
export const isAboutKind = (kind: string): kind is AboutKind => Object.hasOwn(aboutFields, kind);

export const aboutKinds = Object.keys(aboutFields).filter(isAboutKind);
