import { and, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

const none = sql`false`;
const mostWords = 8;

/**
 * Each word, or a part of it, stands in one of the columns. For tables of some thousand rows: nothing
 * is indexed. Fits nothing where there is neither a letter nor a digit.
 */
export function containsWords(words: string, columns: readonly PgColumn[]): SQL {
  const text = sql`concat_ws(' ', ${sql.join([...columns], sql`, `)})`;
  const asked = words.normalize("NFC").match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const each = asked.slice(0, mostWords).map((word) => sql`${text} ilike ${`%${word}%`}`);
  return and(...each) ?? none;
}
