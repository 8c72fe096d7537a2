/** What a feature says of a noun whose records can come out of a file that somebody brings along. */
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { PgBoss } from "pg-boss";
import type * as z from "zod/mini";
import type { Database, Transaction } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { Permission } from "#platform/identity/permissions.ts";
import type { Language } from "#platform/language/language.ts";

export interface ImportColumn {
  /** As the noun's form calls the field; stays, as it is remembered. */
  name: string;
  label(language: Language): string;
  /** What else such columns are called by other programs: words in lower case, no signs, no accents. */
  heads: readonly string[];
  isRequired?: boolean;
  /** Which rows need a column that others can do without, e.g. `for clients with several`. */
  neededBy?(language: Language): string;
}

/** What a row says, by the names of columns; empty for a column that the file does not have. */
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
      /** What the row is about, e.g. the name of a client. */
      title: string;
      /** The same for rows that are about the same record. */
      key: string;
      /** Through the command that the screens use; refused for what has changed since. */
      create(context: ImportContext): Promise<CreatedRow>;
    }
  | { state: "faulty"; faults: readonly RowFault[] }
  /** It is there already, and stays as it is. */
  | { state: "known"; title: string; id: string };

export interface ReadingContext {
  db: Database;
  actor: Actor;
  /** Where the faults are. */
  language: Language;
  /** Which of some records this import has added itself. */
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
  /** Those on which something was built that no foreign key tells of. */
  obstacles?(tx: Transaction, ids: readonly string[]): Promise<readonly string[]>;
  /** Instead of deleting the rows and what they own. */
  remove?(tx: Transaction, ids: readonly string[]): Promise<void>;
}

export interface ImportableNoun {
  /** Part of addresses and of what is stored, e.g. `facilities`. */
  name: string;
  /** What is brought first comes first: facilities name their clients. */
  place: number;
  /** The right to add such records by hand. */
  needs: Permission;
  label(language: Language): string;
  /** What a row is, and what it has to say. */
  help(language: Language): string;
  columns: readonly ImportColumn[];
  /** For some rows at a time; looks up what they name by one question for all of them. */
  readRows(context: ReadingContext, rows: readonly Cells[]): Promise<readonly RowReading[]>;
  undo: UndoRule;
  /** People: they hear of it once somebody says so. */
  areInvitedLater?: true;
}

/** What a form's schema has against a row, by its fields. */
export const faultsOf = (issues: readonly z.core.$ZodIssue[]): RowFault[] => {
  const faults = issues.map(({ path, message }) => ({
    column: typeof path[0] === "string" ? path[0] : undefined,
    text: message,
  }));
  return faults.filter(
    (fault, n) => faults.findIndex(({ column }) => column === fault.column) === n,
  );
};
