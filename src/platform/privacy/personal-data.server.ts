/**
 * Declares where a person's data lie. The owner of a table declares the kind of each column that can hold
 * some, how a row is matched to one person, and what is done with it when that person is erased. A column
 * that is left out does not compile, and a test names a table that nobody declares.
 */
import { getTableColumns, getTableName } from "drizzle-orm";
import { getTableConfig, type PgColumn, type PgTable } from "drizzle-orm/pg-core";
import type { Database, Transaction } from "#platform/database/client.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import type { Keep, KeepReason } from "./keep-reason.ts";
import type { IdentifierKind, Person } from "./person-words.server.ts";

export type ColumnKind =
  /** Holds the name, the address or the number of the person whom the row is about. */
  | IdentifierKind
  /** It is about the person of the row: it is handed out and erased with it, and nobody is found by it. */
  | "about"
  /** A text that somebody wrote, or objects with such texts: it may mention anybody. */
  | "words"
  /** A secret, or a hash of one: never handed out. */
  | "secret"
  /** Made of other columns by the database. */
  | "derived"
  /** Names a client, a building, a room or a task, and no person. */
  | "place"
  /** Codes, states, addresses of pages and what else the product itself writes. */
  | "code";

type Columns<Table extends PgTable> = Table["_"]["columns"];

/** Days, moments, numbers, ids and choices say nothing of a person by themselves; these can. */
const tellingTypes = [
  "PgText",
  "PgVarchar",
  "PgChar",
  "PgJson",
  "PgJsonb",
  "PgArray",
  "PgInet",
  "PgCidr",
  "PgCustomColumn",
] as const;

type ColumnKinds<Table extends PgTable> = {
  readonly [Name in keyof Columns<Table> as Columns<Table>[Name]["_"]["columnType"] extends (typeof tellingTypes)[number]
    ? Name
    : never]: ColumnKind;
};

export type Fate =
  | { kind: "deleted" }
  /** The row stays, without what tells of the person; `keeps` says what of it does not go yet. */
  | { kind: "emptied"; keeps?: readonly Keep[] }
  | { kind: "kept"; keeps: readonly Keep[] };

export interface Erasing {
  /** Stands where the person's name was. */
  code: string;
  person: Person;
  now: Date;
}

interface PersonalRecord<Row, NewRow> {
  /** The moment by which it is told from others. */
  at?: keyof Row & string;
  /** The page on which staff see it. */
  path?(row: Row): string;
  fate(row: Row, now: Date): Fate;
  /** New values of its columns, where it is emptied. */
  emptied?(code: string): Partial<NewRow>;
  /** Runs in the transaction, before the row is deleted or emptied, for what hangs on it, e.g. its files. */
  before?(tx: Transaction, row: Row): Promise<void>;
  /** Its name may be a company's, by which nobody is looked for any further. */
  mayNameCompany?: true;
  /** The column with the file that came with it. */
  file?: keyof Row & string;
}

/** Rows about records of other tables, which are handed out together with them. */
interface Follows<Row> {
  id: keyof Row & string;
  kind: keyof Row & string;
  /** The values of the column `kind`, by the names of the tables. */
  kinds: Readonly<Record<string, string>>;
}

interface Declaration<Table extends PgTable> {
  table: Table;
  columns: ColumnKinds<Table>;
  /** Columns with ids of accounts that no foreign key tells. */
  accountColumns?: readonly (keyof Columns<Table> & string)[];
  /** Rows that are about one person, where a column is a name, an address or a number. */
  record?: PersonalRecord<Table["$inferSelect"], Table["$inferInsert"]>;
  /** The reason why the texts of a row cannot be changed; undefined where they can. */
  frozen?(row: Table["$inferSelect"]): KeepReason | undefined;
  /** The setting by which triggers of an append-only table let the words of its rows be blotted out. */
  opens?: "history.erasing" | "audit.erasing";
  /** The column with the account: its rows are deleted with the account, and others stay under its code. */
  goesWithAccount?: keyof Columns<Table> & string;
  follows?: Follows<Table["$inferSelect"]>;
  /**
   * The reason why the name of an account must stay for now, and until when; undefined where it may be
   * erased.
   */
  holdsName?: {
    reason: KeepReason;
    until(db: Database | Transaction, accountId: string): Promise<Date | null | undefined>;
  };
}

type Row = Readonly<Record<string, unknown>>;

/** A declaration whose table is known at run time only. */
export interface PersonalTable extends Pick<Declaration<PgTable>, "table" | "opens" | "holdsName"> {
  name: string;
  columns: Readonly<Record<string, ColumnKind>>;
  /** The columns by the names of their properties. */
  accountColumns: readonly PgColumn[];
  record?: PersonalRecord<Row, Row>;
  frozen?(row: Row): KeepReason | undefined;
  goesWithAccount?: string;
  follows?: Follows<Row>;
}

export function personalTable<Table extends PgTable>(
  declaration: Declaration<Table>,
): PersonalTable {
  const { table, accountColumns = [] } = declaration;
  const columns = columnsOf(table);
  return {
    // Its functions are handed rows of this very table, which the type of a list cannot say.
    ...(declaration as unknown as PersonalTable),
    name: getTableName(table),
    accountColumns: [
      ...accountForeignKeys(table),
      ...accountColumns.flatMap((name) => columns[name] ?? []),
    ],
  };
}

/** Columns by the names of their properties. */
export const columnsOf = (table: PgTable): Readonly<Record<string, PgColumn>> =>
  getTableColumns(table);

/** True if a column can hold a person's data, and so has to be declared. */
export const canTell = ({ columnType }: PgColumn): boolean =>
  tellingTypes.some((type) => type === columnType);

/** The column that alone is the key of the table; undefined where several are. */
export const keyOf = (table: PgTable): PgColumn | undefined =>
  Object.values(columnsOf(table)).find(({ primary }) => primary);

function accountForeignKeys(table: PgTable): PgColumn[] {
  return getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignTable } = key.reference();
    return foreignTable === accounts ? columns : [];
  });
}

/** Columns of a table that are of one of these kinds, by the names of their properties. */
export const columnsOfKind = (
  { table, columns }: PersonalTable,
  ...kinds: readonly ColumnKind[]
): [name: string, column: PgColumn, kind: ColumnKind][] => {
  const all = columnsOf(table);
  return Object.entries(columns).flatMap(([name, kind]) => {
    const column = all[name];
    return column !== undefined && kinds.includes(kind) ? [[name, column, kind]] : [];
  });
};
