/** Erases what was chosen as a person's, in the transaction of its caller: all of it, or nothing. */
import { eq, getTableName, sql } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import { type AccountRow, accounts } from "#platform/identity/tables/accounts.ts";
import { accountFate, eraseAccount, isBlocking, lockAccounts } from "./account-fate.server.ts";
import { idOf, type StoredRow, type Trace, traceOf } from "./find-traces.server.ts";
import type { Keep } from "./keep-reason.ts";
import { blot } from "./person-words.server.ts";
import {
  columnsOfKind,
  type Erasing,
  type Fate,
  keyOf,
  type PersonalTable,
} from "./personal-data.server.ts";

/**
 * `gone`: somebody else has deleted it meanwhile. `unlike`: it was changed meanwhile, and names the person no
 * longer. `refused`: the database does not take it, as a name has to be unique among its neighbors.
 */
type Outcome = "deleted" | "emptied" | "kept" | "gone" | "unlike" | "refused";

export interface Settled {
  outcome: Outcome;
  keeps: readonly Keep[];
}

interface Context {
  tables: readonly PersonalTable[];
  /** The account of who erases. */
  by: string;
  now: Date;
}

/** Decides what is done with a row, now under its lock or later. */
export async function fateOf(
  db: Database | Transaction,
  declared: PersonalTable,
  row: StoredRow,
  role: Trace["role"],
  { tables, by, now }: Context,
): Promise<Fate> {
  const frozen = role === "mention" ? declared.frozen?.(row) : undefined;
  if (frozen !== undefined) return { kind: "kept", keeps: [{ reason: frozen, until: null }] };
  if (role === "mention") return { kind: "emptied" };
  if (declared.table === accounts) return accountFate(db, tables, asAccount(row), { by, now });
  return declared.record?.fate(row, now) ?? { kind: "emptied" };
}

/** Rows of this table were read with all of its columns. */
const asAccount = (row: StoredRow): AccountRow => row as AccountRow;

type Chosen = Pick<Trace, "source" | "recordId" | "role">;

/** Follows the order of `chosen`. Call it again with the rest: settled rows must not be among them. */
export async function eraseTraces<One extends Chosen>(
  tx: Transaction,
  chosen: readonly One[],
  erasing: Erasing & Context,
): Promise<Map<One, Settled>> {
  const settled = new Map<One, Settled>();
  const declaredBy = new Map(erasing.tables.map((declared) => [declared.name, declared]));
  await lockAccounts(
    tx,
    chosen
      .filter(({ source }) => source === getTableName(accounts))
      .map(({ recordId }) => recordId),
  );
  for (const trace of inOrder(chosen)) {
    const declared = declaredBy.get(trace.source);
    if (declared === undefined || trace.role === "goes" || trace.role === "stays") continue;
    settled.set(trace, await eraseOne(tx, declared, trace, erasing));
  }
  return settled;
}

/** Mentions first: a record that is deleted takes its history and its notes along. */
const inOrder = <One extends Chosen>(chosen: readonly One[]): One[] => [
  ...chosen.filter(({ role }) => role === "mention"),
  ...chosen.filter(({ role }) => role === "record"),
];

async function eraseOne(
  tx: Transaction,
  declared: PersonalTable,
  { recordId, role }: Chosen,
  erasing: Erasing & Context,
): Promise<Settled> {
  const row = await lockRow(tx, declared, recordId);
  if (row === undefined) return { outcome: "gone", keeps: [] };
  // Chosen as this person's on what it said then; what it says now decides.
  if (traceOf(declared, row, erasing.person)?.role !== role)
    return { outcome: "unlike", keeps: [] };
  const fate = await fateOf(tx, declared, row, role, erasing);
  const keeps = fate.kind === "deleted" ? [] : (fate.keeps ?? []);
  if (keeps.some(isBlocking)) return { outcome: "kept", keeps };
  try {
    // A savepoint: one row that the database refuses must not keep all others.
    await tx.transaction((nested) => apply(nested, declared, row, role, fate, erasing));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return { outcome: "refused", keeps: [] };
  }
  return { outcome: fate.kind, keeps };
}

const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error &&
  typeof error.cause === "object" &&
  error.cause !== null &&
  "code" in error.cause &&
  error.cause.code === "23505";

async function lockRow(
  tx: Transaction,
  { table }: PersonalTable,
  id: string,
): Promise<StoredRow | undefined> {
  const key = keyOf(table);
  if (key === undefined) return undefined;
  const [row]: StoredRow[] = await tx.select().from(table).where(eq(key, id)).for("update");
  return row;
}

async function apply(
  tx: Transaction,
  declared: PersonalTable,
  row: StoredRow,
  role: Trace["role"],
  fate: Fate,
  erasing: Erasing & Context,
): Promise<void> {
  const { table, record, opens } = declared;
  const key = keyOf(table);
  if (key === undefined) return;
  const { code, person, tables, by } = erasing;
  const isThis = eq(key, idOf(declared, row));
  if (role === "record" && table === accounts) {
    const keeps = fate.kind === "emptied" ? (fate.keeps ?? []) : [];
    return eraseAccount(tx, asAccount(row), { tables, code, keeps, by });
  }
  if (role === "record") await record?.before?.(tx, row);
  if (fate.kind === "deleted") {
    await tx.delete(table).where(isThis);
    return;
  }
  const blotted = Object.fromEntries(
    columnsOfKind(declared, "words").flatMap(([name]) => {
      const value = blot(row[name], person, code);
      return JSON.stringify(value) === JSON.stringify(row[name]) ? [] : [[name, value]];
    }),
  );
  const set = {
    ...(fate.kind === "emptied" ? blotted : {}),
    ...(role === "record" ? record?.emptied?.(code) : {}),
  };
  if (Object.keys(set).length === 0) return;
  if (opens) await tx.execute(sql`select set_config(${opens}, 'on', true)`);
  await tx.update(table).set(set).where(isThis);
  if (opens) await tx.execute(sql`select set_config(${opens}, 'off', true)`);
}
