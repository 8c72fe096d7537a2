/** The two steps of a request that look through every table, as jobs: neither leaves half of its work. */
import { and, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { nothingChanged } from "#platform/history/field-changes.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { eraseTraces } from "#platform/privacy/erase-traces.server.ts";
import {
  countRowsOf,
  type FoundRow,
  findTraces,
  personWith,
  readTraces,
  type Trace,
} from "#platform/privacy/find-traces.server.ts";
import { type Person, personOf } from "#platform/privacy/person-words.server.ts";
import type { PersonalTable } from "#platform/privacy/personal-data.server.ts";
import { recordRequestEvent } from "./request-commands.server.ts";
import {
  type PrivacyFindingRow,
  type PrivacyRequestRow,
  privacyFindings,
  privacyRequests,
} from "./tables/privacy-requests.ts";

interface StepParts {
  db: Database;
  personalData: readonly PersonalTable[];
}

/** Identifiers in the request, and further ones in the records that were chosen for it. */
export async function personFor(
  db: Database | Transaction,
  tables: readonly PersonalTable[],
  { id, name, email, phone }: Pick<PrivacyRequestRow, "id" | "name" | "email" | "phone">,
): Promise<Person> {
  const ownIdentifiers = personOf({ names: [name], emails: [email], phones: [phone] });
  const chosen = await readChosen(db, id);
  const rows: FoundRow[] = [];
  for (const declared of tables) {
    const ids = chosen
      .filter(({ source, role }) => source === declared.name && role === "record")
      .map(({ recordId }) => recordId);
    for (const row of (await readTraces(db, declared, ids)).values()) rows.push({ declared, row });
  }
  return personWith(ownIdentifiers, rows);
}

export const readChosen = (
  db: Database | Transaction,
  requestId: string,
): Promise<PrivacyFindingRow[]> =>
  db
    .select()
    .from(privacyFindings)
    .where(and(eq(privacyFindings.requestId, requestId), eq(privacyFindings.isTheirs, true)));

/** Statements of their own, as one transaction could not last that long; what it finds is stored in one. */
export async function runSearch({ db, personalData }: StepParts, requestId: string): Promise<void> {
  const [request] = await db
    .select()
    .from(privacyRequests)
    .where(eq(privacyRequests.id, requestId));
  if (request === undefined) return;
  const person = await personFor(db, personalData, request);
  const foundTraces = await findTraces(db, personalData, person);
  const traces: Trace[] = foundTraces.traces.filter(({ recordId }) => recordId !== requestId);
  for (const accountId of await chosenAccounts(db, personalData, requestId))
    traces.push(...(await countRowsOf(db, personalData, accountId)));
  await db.transaction(async (tx) => {
    const [still] = await tx
      .select({ id: privacyRequests.id })
      .from(privacyRequests)
      .where(eq(privacyRequests.id, requestId))
      .for("update");
    if (still === undefined) return;
    await storeTraces(tx, requestId, traces);
    await tx
      .update(privacyRequests)
      .set({ searchedAt: sql`clock_timestamp()`, cutTables: foundTraces.more })
      .where(eq(privacyRequests.id, requestId));
    await sendChangeEvent(tx, { kind: "privacy-request", id: requestId });
  });
}

async function chosenAccounts(
  db: Database,
  tables: readonly PersonalTable[],
  requestId: string,
): Promise<string[]> {
  const name = tables.find(({ table }) => table === accounts)?.name;
  const chosen = await readChosen(db, requestId);
  return chosen
    .filter(({ source, role }) => source === name && role === "record")
    .map(({ recordId }) => recordId);
}

/** Rows of one statement: each has seven values, of which a statement takes 65,535. */
const atATime = 1_000;

/** Findings with a decision stay. Others go once their record is gone. */
async function storeTraces(
  tx: Transaction,
  requestId: string,
  traces: readonly Trace[],
): Promise<void> {
  const { id, isTheirs, outcome, recordId, role, source } = privacyFindings;
  const kept: string[] = [];
  for (let start = 0; start < traces.length; start += atATime) {
    const rows = traces
      .slice(start, start + atATime)
      .map(({ by, ...trace }) => ({ ...trace, id: newId(), requestId, foundBy: [...by] }));
    const stored = await tx
      .insert(privacyFindings)
      .values(rows)
      .onConflictDoUpdate({
        target: [privacyFindings.requestId, source, recordId, role],
        set: { foundBy: sql`excluded.found_by`, rows: sql`excluded.rows` },
      })
      .returning({ id });
    kept.push(...stored.map((row) => row.id));
  }
  await tx.delete(privacyFindings).where(
    and(
      eq(privacyFindings.requestId, requestId),
      isNull(outcome),
      sql`${id} <> all(${`{${kept.join(",")}}`}::uuid[])`,
      // Counts of an account that is not chosen any more go as well.
      or(eq(isTheirs, false), inArray(role, ["goes", "stays"])),
    ),
  );
}

/**
 * Everything happens in one transaction: a process that is killed has erased nothing, and the job runs again.
 */
export async function runErasure(
  { db, personalData }: StepParts,
  requestId: string,
  now = new Date(),
): Promise<void> {
  await db.transaction(async (tx) => {
    const [request] = await tx
      .select()
      .from(privacyRequests)
      .where(eq(privacyRequests.id, requestId))
      .for("update");
    // Done by an earlier attempt whose answer was lost.
    if (request === undefined || request.eraseAskedAt === null || request.eraseAskedBy === null)
      return;
    const person = await personFor(tx, personalData, request);
    const chosen = (await readChosen(tx, requestId)).filter(
      ({ outcome }) => outcome !== "deleted" && outcome !== "emptied" && outcome !== "gone",
    );
    const settled = await eraseTraces(tx, chosen, {
      tables: personalData,
      by: request.eraseAskedBy,
      code: request.reference,
      person,
      now,
    });
    const counts: Record<string, number> = {};
    for (const [{ id }, { outcome, keeps }] of settled) {
      counts[outcome] = (counts[outcome] ?? 0) + 1;
      const stored = keeps.map(({ reason, until }) => ({
        reason,
        until: until?.toISOString() ?? null,
      }));
      await tx
        .update(privacyFindings)
        .set({ outcome, keeps: stored, settledAt: sql`clock_timestamp()` })
        .where(eq(privacyFindings.id, id));
    }
    await settleAccountRows(tx, personalData, requestId);
    await tx
      .update(privacyRequests)
      .set({ erasedAt: sql`clock_timestamp()`, eraseAskedAt: null })
      .where(eq(privacyRequests.id, requestId));
    await recordRequestEvent(tx, request.eraseAskedBy, requestId, {
      kind: "erased",
      change: nothingChanged,
      details: counts,
    });
  });
}

/** Rows of the accounts that were erased: those that went with them, and those that stay under the code. */
async function settleAccountRows(
  tx: Transaction,
  tables: readonly PersonalTable[],
  requestId: string,
): Promise<void> {
  const name = tables.find(({ table }) => table === accounts)?.name ?? "";
  const { outcome, recordId, role, source } = privacyFindings;
  const ofRequest = eq(privacyFindings.requestId, requestId);
  const erased = await tx
    .select({ id: recordId })
    .from(privacyFindings)
    .where(and(ofRequest, eq(source, name), eq(outcome, "emptied"), ne(role, "mention")));
  if (erased.length === 0) return;
  const ofThese = inArray(
    recordId,
    erased.map(({ id }) => id),
  );
  for (const [ofRole, result] of [
    ["goes", "deleted"],
    ["stays", "kept"],
  ] as const)
    await tx
      .update(privacyFindings)
      .set({ outcome: result, settledAt: sql`clock_timestamp()` })
      .where(and(ofRequest, ofThese, eq(role, ofRole)));
}
