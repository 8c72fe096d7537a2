/** Looks for a person in every table, and counts what an account of theirs has left. */
import { count, desc, eq, inArray, or, type SQL } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import {
  hasEmail,
  hasName,
  hasPhone,
  type IdentifierKind,
  identifierKinds,
  isIdentifier,
  isKnown,
  isWholeName,
  mentionedBy,
  mentions,
  type Person,
  personOf,
} from "./person-words.server.ts";
import { columnsOf, columnsOfKind, keyOf, type PersonalTable } from "./personal-data.server.ts";

/**
 * `record`: the row is about the person. `mention`: its words name the person. `goes` and `stays`: so many
 * rows of the table were made by an account of the person, and are deleted with it or stay under its code.
 */
type TraceRole = "record" | "mention" | "goes" | "stays";

export interface Trace {
  /** Name of the table. */
  source: string;
  /** The account, where it stands for rows of that account. */
  recordId: string;
  role: TraceRole;
  by: readonly IdentifierKind[];
  rows: number;
}

export type StoredRow = Readonly<Record<string, unknown>>;

/** More of one table are not listed: who is found so often has too common a name. */
const maxTraces = 500;

/** @returns what was found, and the tables in which there is more than is listed */
export async function findTraces(
  db: Database,
  tables: readonly PersonalTable[],
  person: Person,
): Promise<{ traces: Trace[]; more: string[] }> {
  const traces: Trace[] = [];
  const more: string[] = [];
  if (!isKnown(person)) return { traces, more };
  for (const declared of tables) {
    const key = keyOf(declared.table);
    const condition = or(...conditionsOf(declared, person));
    if (key === undefined || condition === undefined) continue;
    const rows: StoredRow[] = await db
      .select()
      .from(declared.table)
      .where(condition)
      .orderBy(desc(key))
      .limit(maxTraces + 1);
    if (rows.length > maxTraces) more.push(declared.name);
    traces.push(...rows.slice(0, maxTraces).flatMap((row) => traceOf(declared, row, person) ?? []));
  }
  return { traces, more };
}

const finders: Readonly<Record<IdentifierKind, typeof hasEmail>> = {
  email: hasEmail,
  phone: hasPhone,
  name: hasName,
};

function conditionsOf(declared: PersonalTable, person: Person): (SQL | undefined)[] {
  return [
    ...identifierKinds.flatMap((kind) =>
      columnsOfKind(declared, kind).map(([, column]) => finders[kind](column, person)),
    ),
    ...columnsOfKind(declared, "words").map(([, column]) => mentions(column, person)),
  ];
}

/** Undefined where the row is not about the person after all: the database looks less closely. */
export function traceOf(
  declared: PersonalTable,
  row: StoredRow,
  person: Person,
): Trace | undefined {
  const trace = { source: declared.name, recordId: idOf(declared, row), rows: 1 };
  const isAbout = columnsOfKind(declared, ...identifierKinds).flatMap(([name, , kind]) =>
    isIdentifierKind(kind) && isIdentifier(kind, row[name], person) ? [kind] : [],
  );
  if (isAbout.length > 0) return { ...trace, role: "record", by: [...new Set(isAbout)] };
  const named = columnsOfKind(declared, "words").flatMap(([name]) =>
    mentionedBy(row[name], person),
  );
  return named.length > 0 ? { ...trace, role: "mention", by: [...new Set(named)] } : undefined;
}

const isIdentifierKind = (kind: string): kind is IdentifierKind =>
  identifierKinds.some((identifierKind) => identifierKind === kind);

export function idOf({ table }: Pick<PersonalTable, "table">, row: StoredRow): string {
  const [name] = Object.entries(columnsOf(table)).find(([, { primary }]) => primary) ?? [];
  return name === undefined ? "" : String(row[name]);
}

/** Rows of some tables by their keys. */
export async function readTraces(
  db: Database | Transaction,
  { table }: Pick<PersonalTable, "table">,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredRow>> {
  const key = keyOf(table);
  if (key === undefined || ids.length === 0) return new Map();
  const rows: StoredRow[] = await db
    .select()
    .from(table)
    .where(inArray(key, [...ids]));
  return new Map(rows.map((row) => [idOf({ table }, row), row]));
}

/** Counts the rows of each table that an account has made. */
export async function countRowsOf(
  db: Database,
  tables: readonly PersonalTable[],
  accountId: string,
): Promise<Trace[]> {
  const traces: Trace[] = [];
  for (const { name, table, accountColumns, goesWithAccount } of tables) {
    if (table === accounts) continue;
    const owner = goesWithAccount === undefined ? undefined : columnsOf(table)[goesWithAccount];
    const others = accountColumns.filter((column) => column !== owner);
    const counted = [
      ["goes", owner === undefined ? undefined : eq(owner, accountId)],
      ["stays", or(...others.map((column) => eq(column, accountId)))],
    ] as const;
    for (const [role, condition] of counted) {
      if (condition === undefined) continue;
      const [counted] = await db.select({ rows: count() }).from(table).where(condition);
      if (counted !== undefined && counted.rows > 0)
        traces.push({ source: name, recordId: accountId, role, by: [], rows: counted.rows });
    }
  }
  return traces;
}

/** Rows that are certainly a person's say more about them: further addresses, numbers and names. */
function identifiersIn(foundRows: readonly FoundRow[]): Person {
  const valuesOf = (kind: IdentifierKind, rows = foundRows) =>
    rows.flatMap(({ declared, row }) =>
      columnsOfKind(declared, kind).flatMap(([name]) => {
        const value = row[name];
        return typeof value === "string" ? [value] : [];
      }),
    );
  const named = foundRows.filter(({ declared }) => !declared.record?.mayNameCompany);
  return personOf({
    emails: valuesOf("email"),
    phones: valuesOf("phone"),
    names: valuesOf("name", named).filter(isWholeName),
  });
}

export interface FoundRow {
  declared: PersonalTable;
  row: StoredRow;
}

/**
 * A person by what was asked for, and by what their records say besides. Only records that are still about
 * this person count: one that was changed meanwhile must not vouch for itself.
 */
export function personWith(known: Person, chosen: readonly FoundRow[]): Person {
  const isTheirs = ({ declared, row }: FoundRow, person: Person) =>
    traceOf(declared, row, person)?.role === "record";
  let person = known;
  for (let knownRows: readonly FoundRow[] = []; ; ) {
    const theirs = chosen.filter((row) => isTheirs(row, person));
    if (theirs.length === knownRows.length) return person;
    knownRows = theirs;
    const further = identifiersIn(theirs);
    person = personOf({
      emails: [...known.emails, ...further.emails],
      phones: [...known.phones, ...further.phones],
      names: [...known.names, ...further.names],
    });
  }
}
