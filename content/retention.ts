/**
 * How long the company keeps what people send, in days. The privacy policy states these periods and
 * the worker keeps them every hour (`domain/retention`): change them here and both follow.
 */
export const retentionDays = {
  /** User agent and hashed network address of a submission. */
  traces: 90,
  /** Submissions that looked like spam. */
  quarantined: 90,
  /** Requests for a quote and messages, as long as a contact message may still become a contract. */
  contactMessages: 1095,
  /** Applications: two years, the longest that federal rules ask of employers like this one. */
  applications: 730,
  /** Which mails left, to whom and how they fared. */
  emails: 90,
  /**
   * Who signed in, and what was changed about accounts. The database itself refuses to delete lines
   * before (`database/migrations/*_append_only_audit.sql`): a longer period needs a migration.
   */
  auditEvents: 730,
  /** Copies of the database; kept by whoever runs the server, see docs/operations.md. */
  backups: 30,
} as const;

/** `1095` -> "3 years", `90` -> "90 days". */
export const inWords = (days: number): string =>
  days % 365 === 0 ? (days === 365 ? "1 year" : `${days / 365} years`) : `${days} days`;
