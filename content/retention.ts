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
  /** A request may still become a contract for about this long. */
  contactMessages: 1095,
  /** Two years, the longest that federal rules require of employers like this one. */
  applications: 730,
  emails: 90,
  notifications: 90,
};

/** Days that no owner changes: something else depends on each. */
export const fixedRetention = {
  /** A form that is sent twice is recognized only within this time. */
  formAttempts: 7,
  /** The database refuses earlier deletions (`migrations/*_append_only_audit.sql`). */
  auditEvents: 730,
  /** Requests of people about their own data, once they are closed: as long as California asks for. */
  privacyRequests: 730,
} as const;

/** The oldest backup is of the month before the last six (`src/platform/backups/kept-backups.ts`). */
export const backupMonths = 7;

/** `1095` -> "3 years", `90` -> "90 days", in Spanish "3 años", "90 días". */
export function formatDays(days: number, language: Language): string {
  const [count, unit] = days % 365 === 0 ? [days / 365, "year"] : [days, "day"];
  return formatUnit(count, unit, language);
}

/** `7` -> "7 months", in Spanish "7 meses". */
export const formatMonths = (months: number, language: Language): string =>
  formatUnit(months, "month", language);

const formatUnit = (count: number, unit: string, language: Language): string =>
  count.toLocaleString(localeOf(language), { style: "unit", unit, unitDisplay: "long" });
