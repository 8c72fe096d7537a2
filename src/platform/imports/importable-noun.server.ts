/** A feature describes with this a noun whose records people can import from a file. */
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { PgBoss } from "pg-boss";
import type * as z from "zod/mini";
import type { Database, Transaction } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { Permission } from "#platform/identity/permissions.ts";
import type { Language } from "#platform/language/language.ts";

export interface ImportColumn {
  /** The name of the field in the noun's form; it must stay, because choices are stored with it. */
  name: string;
  label(language: Language): string;
  /** Other programs' names for such columns: in lower case, no signs, no accents. */
  heads: readonly string[];
  isRequired?: boolean;
  /** Describes the rows that need a column which others can do without, e.g. `for clients with several`. */
  neededBy?(language: Language): string;
}

/** A row's values by the names of columns; empty for a column that the file does not have. */
export type Cells = Readonly<Record<string, string>>;

export interface RowFault {
  /** Name of the column, where it is about one. */
  column: string | undefined;
  text: string;
}

export interface ImportContext {
  db: Database;
  queue: PgBoss;
  actor: Actor;
}

export type CreatedRow = { ok: true; id: string } | { ok: false };

export type RowReading =
  | {
      state: "ready";
      /** The name of the row's record, e.g. of a client. */
      title: string;
      /** The same for rows that are about the same record. */
      key: string;
      /** Uses the command of the screens, and is refused if something has changed since. */
      create(context: ImportContext): Promise<CreatedRow>;
    }
  | { state: "faulty"; faults: readonly RowFault[] }
  /** It is there already, and stays as it is. */
  | { state: "known"; title: string; id: string };

export interface ReadingContext {
  db: Database;
  actor: Actor;
  /** The language of the faults. */
  language: Language;
  /** @returns those of the records that this import has added itself */
  ownRecords(ids: readonly string[]): Promise<ReadonlySet<string>>;
}

export interface UndoRule {
  /** Its rows are what the import has added. */
  table: PgTable & { id: PgColumn };
  /** A record in which one of these has changed since was worked on, and stays. */
  watched: readonly PgColumn[];
  /** Tables whose rows come with a record and go with it. Any other row that refers to it forbids the undo. */
  owned?: readonly { table: PgTable; of: PgColumn }[];
  /** Names a record, to say which one stays. */
  named: PgColumn;
  /** @returns records on which something was built that has no foreign key to them */
  obstacles?(tx: Transaction, ids: readonly string[]): Promise<readonly string[]>;
  /** Set it if deleting the rows and what they own is not enough; it replaces that. */
  remove?(tx: Transaction, ids: readonly string[]): Promise<void>;
}

export interface ImportableNoun {
  /** Part of addresses and of what is stored, e.g. `facilities`. */
  name: string;
  /** The order of imports: the lowest comes first, because facilities name their clients. */
  place: number;
  /** The right to add such records by hand. */
  needs: Permission;
  label(language: Language): string;
  /** Explains what a row is, and what it must contain. */
  help(language: Language): string;
  columns: readonly ImportColumn[];
  /** Reads some rows at a time; one query for all of them finds what they name. */
  readRows(context: ReadingContext, rows: readonly Cells[]): Promise<readonly RowReading[]>;
  undo: UndoRule;
  /** People: they hear of it once somebody says so. */
  areInvitedLater?: true;
}

/** Turns the issues of a form's schema into a row's faults, one for each column. */
export const faultsOf = (issues: readonly z.core.$ZodIssue[]): RowFault[] => {
  const faults = issues.map(({ path, message }) => ({
    column: typeof path[0] === "string" ? path[0] : undefined,
    text: message,
  }));
  return faults.filter(
    (fault, n) => faults.findIndex(({ column }) => column === fault.column) === n,
  );
};
