import { and, inArray } from "drizzle-orm";
import { type PgTable, pgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "#platform/database/client.ts";
import type { SavedRecord } from "#platform/records/submission.ts";
import { submissionColumns } from "#platform/submissions/tables/submission-columns.ts";

/** Every table of visitors' submissions has these columns. */
const submissions = (name: string) => pgTable(name, submissionColumns());
type SubmissionTable = ReturnType<typeof submissions>;

export type AttemptTable = PgTable &
  Pick<SubmissionTable, keyof ReturnType<typeof submissionColumns>>;

export interface AttemptColumns {
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
  const attemptRows = await tx
    .select({ id, reference, idempotencyKey, fingerprint, screening })
    .from(table)
    .where(and(inArray(idempotencyKey, keys), inArray(fingerprint, fingerprints)));
  return new Map(attemptRows.map((row) => [nameOf(row), { id: row.id, reference: row.reference }]));
}
