/** Makes the copy of all that is a person's, for that person: no secrets, no ids, and nobody else's texts. */
import { and, desc, eq, inArray, or } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { type FoundFile, foundFile } from "#platform/files/found-file.ts";
import { files } from "#platform/files/tables/files.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { readTraces, type StoredRow, type Trace } from "./find-traces.server.ts";
import { excerptOf, mentionedBy, type Person, textsIn } from "./person-words.server.ts";
import {
  type ColumnKind,
  canTell,
  columnsOf,
  columnsOfKind,
  keyOf,
  type PersonalTable,
} from "./personal-data.server.ts";

export interface CopiedTable {
  /** Name of the table. */
  source: string;
  /** Rows are about the person, mention them, or were made by their account. */
  role: "record" | "mention" | "made";
  /** The values that each row hands out, by the names of its properties. */
  rows: Readonly<Record<string, unknown>>[];
  /** True if an account has made more rows than are handed out. */
  isCut: boolean;
}

export interface CopyOfPerson {
  tables: CopiedTable[];
  files: FoundFile[];
}

type Chosen = Pick<Trace, "source" | "recordId" | "role">;

/** Takes the latest of what an account has made from each table. */
const maxMade = 20_000;

export async function readCopy(
  db: Database,
  tables: readonly PersonalTable[],
  chosen: readonly Chosen[],
  person: Person,
): Promise<CopyOfPerson> {
  const idsOf = (declared: PersonalTable, role: Trace["role"]) =>
    chosen
      .filter((trace) => trace.source === declared.name && trace.role === role)
      .map(({ recordId }) => recordId);
  const copied: CopiedTable[] = [];
  const fileIds: string[] = [];
  const accountIds: string[] = [];
  for (const declared of tables) {
    const rows = [...(await readTraces(db, declared, idsOf(declared, "record"))).values()];
    add(
      copied,
      declared,
      "record",
      rows.map((row) => handedOut(declared, row)),
    );
    fileIds.push(...filesOf(declared, rows));
    if (declared.table === accounts) accountIds.push(...idsOf(declared, "record"));
    const named = await readTraces(db, declared, idsOf(declared, "mention"));
    const excerpts = [...named.values()].map((row) => excerptsOf(declared, row, person));
    add(copied, declared, "mention", excerpts);
  }
  for (const declared of tables) {
    const remarks = await readFollowing(db, declared, chosen);
    add(
      copied,
      declared,
      "record",
      remarks.map((row) => handedOut(declared, row)),
    );
    const made = await readMade(db, declared, accountIds);
    const rows = made.slice(0, maxMade).map((row) => handedOut(declared, row, "made"));
    add(copied, declared, "made", rows, made.length > maxMade);
  }
  return { tables: copied, files: await readFiles(db, fileIds, accountIds) };
}

function add(
  copied: CopiedTable[],
  { name }: PersonalTable,
  role: CopiedTable["role"],
  rows: CopiedTable["rows"],
  isCut = false,
): void {
  if (rows.length > 0) copied.push({ source: name, role, rows, isCut });
}

const neverHandedOut: readonly ColumnKind[] = ["secret", "derived"];

/** Values that reveal nothing of anybody (numbers, days, choices) go along, as they explain the rest. */
function handedOut(
  { table, columns }: PersonalTable,
  row: StoredRow,
  role: CopiedTable["role"] = "record",
): Record<string, unknown> {
  const entries = Object.entries(columnsOf(table)).filter(([name, column]) => {
    if (column.columnType === "PgUUID" || row[name] === null) return false;
    const kind = columns[name];
    if (kind === undefined) return !canTell(column);
    // The fields of a history's event may be about somebody else.
    if (role === "made" && kind === "words") return column.columnType === "PgText";
    return !neverHandedOut.includes(kind);
  });
  return Object.fromEntries(entries.map(([name]) => [name, row[name]]));
}

/** The words around each mention, and when; the rest is about others. */
function excerptsOf(declared: PersonalTable, row: StoredRow, person: Person) {
  const moments = Object.entries(columnsOf(declared.table)).filter(
    ([name, { columnType }]) => columnType === "PgTimestamp" && row[name] !== null,
  );
  const words = columnsOfKind(declared, "words").flatMap(([name]) => {
    const texts = textsIn(row[name]).filter((text) => mentionedBy(text, person).length > 0);
    return texts.length === 0
      ? []
      : [[name, texts.map((text) => excerptOf(text, person)).join("\n")] as const];
  });
  return Object.fromEntries([...moments.map(([name]) => [name, row[name]] as const), ...words]);
}

/** Rows about the chosen records of other tables, e.g. notes of the staff. */
async function readFollowing(
  db: Database,
  { table, follows }: PersonalTable,
  chosen: readonly Chosen[],
): Promise<StoredRow[]> {
  if (follows === undefined) return [];
  const columns = columnsOf(table);
  const [id, kind] = [columns[follows.id], columns[follows.kind]];
  if (id === undefined || kind === undefined) return [];
  const about = Object.entries(follows.kinds).flatMap(([source, value]) => {
    const ids = chosen
      .filter((trace) => trace.source === source && trace.role === "record")
      .map(({ recordId }) => recordId);
    return ids.length === 0 ? [] : [and(eq(kind, value), inArray(id, ids))];
  });
  return about.length === 0
    ? []
    : await db
        .select()
        .from(table)
        .where(or(...about));
}

/** The latest first, one more than are handed out. */
async function readMade(
  db: Database,
  { table, accountColumns }: PersonalTable,
  accountIds: readonly string[],
): Promise<StoredRow[]> {
  if (accountIds.length === 0 || table === accounts) return [];
  const condition = or(...accountColumns.map((column) => inArray(column, [...accountIds])));
  if (condition === undefined) return [];
  const key = keyOf(table);
  return await db
    .select()
    .from(table)
    .where(condition)
    .orderBy(...(key === undefined ? [] : [desc(key)]))
    .limit(maxMade + 1);
}

function filesOf({ record }: PersonalTable, rows: readonly StoredRow[]): string[] {
  const column = record?.file;
  if (column === undefined) return [];
  return rows.flatMap((row) => {
    const id = row[column];
    return typeof id === "string" ? [id] : [];
  });
}

/** Files that came with the chosen records, and those that an account has sent. */
async function readFiles(
  db: Database,
  ids: readonly string[],
  accountIds: readonly string[],
): Promise<FoundFile[]> {
  const which = or(
    ids.length > 0 ? inArray(files.id, [...ids]) : undefined,
    accountIds.length > 0 ? inArray(files.uploadedBy, [...accountIds]) : undefined,
  );
  if (which === undefined) return [];
  const rows = await db
    .select()
    .from(files)
    .where(and(which, eq(files.state, "stored"), eq(files.isHeld, false)))
    .orderBy(files.uploadedAt, files.id);
  return rows.map(foundFile);
}
