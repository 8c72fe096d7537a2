/**
 * How long the company stores what people send, in days. The privacy policy states these periods
 * and the worker enforces them every hour (`domain/retention`): change them here and both follow.
 */
export const retentionDays = {
  /** User agent and hashed network address of a submission. */
  traces: 90,
  /** Submissions that looked like spam. */
  quarantined: 90,
  /** Quote requests and contact messages, as long as one may still become a contract. */
  contactMessages: 1095,
  /** Two years, the longest that federal rules require of employers like this one. */
  applications: 730,
  /** Which emails were sent, to whom and with what result. */
  emails: 90,
  /**
   * Sign-ins, and changes of accounts. The database itself refuses to delete them earlier
   * (`database/migrations/*_append_only_audit.sql`): a longer period needs a migration.
   */
  auditEvents: 730,
  /** Deleted by whoever runs the server, see docs/operations.md. */
  backups: 30,
} as const;

/** `1095` -> "3 years", `90` -> "90 days". */
export const inWords = (days: number): string =>
  days % 365 === 0 ? (days === 365 ? "1 year" : `${days / 365} years`) : `${days} days`;
