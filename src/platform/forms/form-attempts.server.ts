/** A form that arrives twice, after a lost answer or by a reload, counts once. */
import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import { dayMs } from "#platform/format/durations.ts";
import { formAttempts } from "./tables/form-attempts.ts";

export interface FormAttempt {
  accountId: string;
  /** The server makes a key for each page. */
  key: string;
  /** Hash of address and fields. */
  content: string;
  /** Hash of what the form adds; undefined where other content simply counts as another form. */
  addition?: string | undefined;
}

export interface EarlierAttempt {
  /** The address to which the first copy led; empty where its page answered in place. */
  location: string;
  /** The same form in every field, or one that added the same kind of thing with other content. */
  isSame: boolean;
}

/** Content and addition are hashes in hex. */
const separator = ":";

/**
 * Finds what has arrived under this key before. If two arrive at once, the second waits here until the first
 * is through, and makes its change itself if the first one came to nothing.
 */
export async function findEarlierAttempt(
  tx: Transaction,
  { accountId, key, content, addition }: FormAttempt,
): Promise<EarlierAttempt | undefined> {
  const name = `${accountId}${separator}${key}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  const attempts = await tx
    .select({ digest: formAttempts.digest, location: formAttempts.location })
    .from(formAttempts)
    .where(and(eq(formAttempts.accountId, accountId), eq(formAttempts.key, key)))
    .orderBy(desc(formAttempts.at));
  const earlier = attempts.map(({ digest, location }) => {
    const [itsContent, itsAddition] = digest.split(separator);
    return { itsContent, itsAddition, location };
  });
  const same = earlier.find(({ itsContent }) => itsContent === content);
  if (same !== undefined) return { location: same.location, isSame: true };
  const changed =
    addition === undefined
      ? undefined
      : earlier.find(({ itsAddition }) => itsAddition === addition);
  return changed && { location: changed.location, isSame: false };
}

/** Runs in the transaction of the change: both or neither. */
export async function recordAttempt(
  tx: Transaction,
  { accountId, key, content, addition }: FormAttempt,
  location: string,
): Promise<void> {
  const digest = addition === undefined ? content : content + separator + addition;
  await tx.insert(formAttempts).values({ accountId, key, digest, location });
}

/** A page that was open longer than this is not sent again by itself. */
export async function deleteOldAttempts(
  db: Database,
  days: number,
  now: Date,
): Promise<{ attempts: number }> {
  const before = new Date(now.getTime() - days * dayMs);
  const deleted = await db
    .delete(formAttempts)
    .where(lt(formAttempts.at, before))
    .returning({ key: formAttempts.key });
  return { attempts: deleted.length };
}
