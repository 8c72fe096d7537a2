/**
 * Why something of a person stays although the person asks to be erased. The rules and years stand in
 * `content/privacy-laws.ts`, and what they mean in the messages of the privacy feature.
 */
export const keepReasons = [
  /** Invoices, payments, credits, and what they were made of. */
  "tax",
  /** What somebody has signed, acknowledged or accepted. */
  "signed",
  /** Applications for a job. */
  "application",
  /** Who was on site and when. */
  "attendance",
  /** Who has a key to a building. */
  "key-out",
  /** What an agreement with a client needs while it lasts. */
  "contract",
  /** The record of a request of this kind, and of what was done about it. */
  "request",
  /** Who was told what, where the sentence cannot be changed without breaking what it proves. */
  "evidence",
  /** The account of the last administrator. */
  "last-administrator",
  /** The account of the person who erases. */
  "own-account",
] as const;

export type KeepReason = (typeof keepReasons)[number];

export interface Keep {
  reason: KeepReason;
  /** Null while nobody can say, e.g. until a key is back. */
  until: Date | null;
}

/** The day on which a number of years is over. */
export function yearsAfter(from: Date, years: number): Date {
  const until = new Date(from);
  until.setUTCFullYear(until.getUTCFullYear() + years);
  return until;
}
