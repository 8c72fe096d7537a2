/**
 * Reasons why something of a person stays although the person asks to be erased. Features declare theirs by
 * declaration merging; the rules and years stand in `content/privacy-laws.ts`, and explanations in the
 * messages of the privacy feature, which do not compile without them.
 */
export interface KeepReasons {
  /** The account of the last administrator. */
  "last-administrator": true;
  /** The account of the person who erases. */
  "own-account": true;
}

export type KeepReason = keyof KeepReasons;

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
