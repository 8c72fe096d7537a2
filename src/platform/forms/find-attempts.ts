import { and, inArray } from "drizzle-orm";
import type { contactMessages } from "#features/contact-messages/tables/contact-messages.ts";
import type { jobApplications } from "#features/job-applications/tables/job-applications.ts";
import type { leads } from "#features/leads/tables/leads.ts";
import type { newsletterSignups } from "#features/newsletter/tables/newsletter.ts";
import type { Transaction } from "#platform/database/client.ts";
import type { SavedRecord } from "#platform/records/submission.ts";

export type AttemptTable =
  | typeof contactMessages
  | typeof jobApplications
  | typeof leads
  | typeof newsletterSignups;

interface AttemptColumns {
  idempotencyKey: string;
  fingerprint: string;
  /** A copy in quarantine, whoever sent it, must not answer for what a visitor sends. */
  screening: "accepted" | "quarantined";
}

/** Keys are printable, fingerprints hexadecimal: no two attempts share a name. */
export const nameOf = ({ idempotencyKey, fingerprint, screening }: AttemptColumns) =>
  `${idempotencyKey} ${fingerprint} ${screening}`;

export async function findAttempts(
  tx: Transaction,
  table: AttemptTable,
  attempts: AttemptColumns[],
): Promise<Map<string, SavedRecord>> {
  if (attempts.length === 0) return new Map();
  const keys = attempts.map(({ idempotencyKey }) => idempotencyKey);
  const fingerprints = attempts.map(({ fingerprint }) => fingerprint);
  const { id, reference, idempotencyKey, fingerprint, screening } = table;
  const found = await tx
    .select({ id, reference, idempotencyKey, fingerprint, screening })
    .from(table)
    .where(and(inArray(idempotencyKey, keys), inArray(fingerprint, fingerprints)));
  return new Map(found.map((row) => [nameOf(row), { id: row.id, reference: row.reference }]));
}
