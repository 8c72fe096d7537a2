/** Limits of one account in an hour. Refused files count as well, because they cost the same. */
import { sql } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import {
  checkLimit,
  countingStatement,
  type RateLimit,
} from "#platform/limits/rate-limit.server.ts";

const windowSeconds = 3_600;
/** The limit in kilobytes is eighty files of the largest size. */
const sentKilobytes: RateLimit = { uses: 2_000_000, windowSeconds };
/** The limit is three hundred photos of a usual phone, or four minutes of the processor. */
const decodedMegapixels: RateLimit = { uses: 4_000, windowSeconds };
/** A file costs more than its bytes: it is written, hashed, scanned and judged. */
const minKilobytes = 200;

/** @returns whether it may be looked at */
export const countSentBytes = (db: Database, accountId: string, bytes: number): Promise<boolean> =>
  count(db, `files-sent:${accountId}`, Math.max(minKilobytes, bytes / 1_000), sentKilobytes);

/** Call it before photos are unpacked. @returns false where they may not be */
export const countMegapixels = (
  db: Database,
  accountId: string,
  megapixels: number,
): Promise<boolean> =>
  count(db, `files-decoded:${accountId}`, Math.max(1, megapixels), decodedMegapixels);

async function count(
  db: Database,
  bucket: string,
  uses: number,
  limit: RateLimit,
): Promise<boolean> {
  const use = sql`select ${bucket}::text, ${Math.ceil(uses)}::int`;
  const { rows } = await db.execute(countingStatement(use, limit));
  const [row] = rows;
  if (row === undefined) throw new Error("The upsert of a rate limit returned no row");
  return checkLimit(row, limit).allowed;
}
