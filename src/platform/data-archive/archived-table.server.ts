/** A feature describes with this a table that a company can take out with everything else. */
import { getTableColumns, getTableName, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";

export interface ArchivedTable {
  table: PgTable;
  /** Columns that stay inside: secrets, and what only serves this installation. */
  without?: readonly PgColumn[];
  /** A condition on the table: the other rows stay inside, for the same reasons. */
  rows?: SQL;
}

/** Files of the table have this name, e.g. `work-orders`. */
export const archiveName = ({ table }: ArchivedTable): string =>
  getTableName(table).replaceAll("_", "-");

/** Columns of search words are left out, because they are made of the others. */
export const archivedColumns = ({ table, without = [] }: ArchivedTable): readonly PgColumn[] =>
  Object.values(getTableColumns(table)).filter(
    (column) => !without.includes(column) && column.getSQLType() !== "tsvector",
  );
