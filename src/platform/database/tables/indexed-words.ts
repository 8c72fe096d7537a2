import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/**
 * What separates words in emails and numbers, and would stand inside one for PostgreSQL; and what it would
 * take for a tag of HTML, whose words it leaves out: behind `<script>` it finds none at all.
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
