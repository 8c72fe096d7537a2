import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/**
 * These separate words in emails and numbers, but PostgreSQL would keep them inside a word, or read a tag of
 * HTML and leave out its words: it finds none at all behind `<script>`.
 */
export const separators = { from: "-@._/+:#&<>", to: " ".repeat(11) };

/**
 * The words of these columns, for an index and for the searches that it serves: PostgreSQL takes the
 * index only where both name the same expression.
 */
export function indexedWords(...columns: readonly AnyPgColumn[]): SQL {
  const text = sql.join(
    columns.map((column) => sql`coalesce(${column}, '')`),
    sql` || ' ' || `,
  );
  const [from, to] = [separators.from, separators.to].map((signs) => sql.raw(`'${signs}'`));
  return sql`to_tsvector('simple', translate(${text}, ${from}, ${to}))`;
}
