import { type Language, localeOf } from "#platform/language/language.ts";

/** Days, as the owner may change them: the privacy policy states them and the worker enforces them. */
export interface RetentionDays {
  /** User agent and hashed network address of a submission. */
  traces: number;
  quarantined: number;
  contactMessages: number;
  applications: number;
  emails: number;
  notifications: number;
}

export const shippedRetention: RetentionDays = {
  traces: 90,
  quarantined: 90,
  /** As long as one may still become a contract. */
  contactMessages: 1095,
  /** Two years, the longest that federal rules require of employers like this one. */
  applications: 730,
  emails: 90,
  notifications: 90,
};

/** Days that no owner changes: something else depends on each. */
export const fixedRetention = {
  /** By which a form that is sent twice is recognized. */
  formAttempts: 7,
  /** The database refuses earlier deletions (`migrations/*_append_only_audit.sql`). */
  auditEvents: 730,
  /** Deleted by whoever runs the server, see docs/operations.md. */
  backups: 30,
} as const;

/** `1095` -> "3 years", `90` -> "90 days", in Spanish "3 años", "90 días". */
export function formatDays(days: number, language: Language): string {
  const [count, unit] = days % 365 === 0 ? [days / 365, "year"] : [days, "day"];
  const format = { style: "unit", unit, unitDisplay: "long" } as const;
  return count.toLocaleString(localeOf(language), format);
}
