import type { SQL } from "drizzle-orm";
import type { SubmissionChangeKind } from "#platform/changes/change-event-kinds.ts";
import { type ChangeEvent, changeEventSql } from "#platform/changes/change-events.server.ts";
import type { Transaction } from "#platform/database/client.ts";
import { insertTogether } from "#platform/database/insert-rows.ts";
import type { NewEmail } from "#platform/email/email-messages.ts";
import { queueEmails } from "#platform/email/queue-emails.server.ts";
import { type AttemptTable, findAttempts, nameOf } from "#platform/forms/find-attempts.server.ts";
import type { RateLimit } from "#platform/limits/rate-limit.server.ts";
import { type CountedResult, countRecords } from "#platform/records/count-records.server.ts";
import { newReference } from "#platform/records/reference.server.ts";
import type {
  CommandContext,
  SavedRecord,
  SubmissionResult,
} from "#platform/records/submission.ts";

export interface NewRecord {
  id: string;
  idempotencyKey: string;
  fingerprint: string;
  screening: "accepted" | "quarantined";
  addressHash: string;
}

export interface StoredFields {
  reference: string;
  receivedAt: Date;
}

interface Following {
  inserts: readonly SQL[];
  changeEvents: readonly ChangeEvent[];
}

export interface RecordKind<Row extends NewRecord> {
  form: string;
  changeEventKind?: SubmissionChangeKind;
  /** First letter of its references. */
  letter: string;
  /** The number of new records that one address may cause. */
  limit: RateLimit;
  table: AttemptTable;
  /** The insert of rows into `table`. */
  insert(rows: (Row & { reference: string })[]): SQL;
  /** Runs after the insert, in the same transaction. */
  follow?(tx: Transaction, rows: readonly (Row & StoredFields)[]): Promise<Following>;
  /**
   * Finds an earlier record that counts as the same besides the one of the same attempt; runs before the
   * insert.
   */
  findRepeated?(tx: Transaction, row: Row): Promise<SavedRecord | undefined>;
  /** Records go in one at a time: `findRepeated` does not see records of the same insert. */
  alone?: true;
  /** The emails that are due; inserts the records they are about. */
  emailsAbout(tx: Transaction, row: Row): NewEmail[] | Promise<NewEmail[]>;
}

const maxReferenceDraws = 10;

/** Rolls back a record that nobody waits for any more. */
class Unwanted extends Error {}

/**
 * Records all or nothing. A repeated attempt gets the first's record, causes no email and counts toward no
 * limit.
 * @param isWanted called before each query; once false, everything is rolled back
 * @returns one result for each row, in their order
 */
export function recordAll<Row extends NewRecord>(
  { db, queue }: CommandContext,
  kind: RecordKind<Row>,
  rows: Row[],
  isWanted: () => boolean,
): Promise<SubmissionResult[]> {
  const stopUnlessWanted = () => {
    if (!isWanted()) throw new Unwanted("Whoever sent this has been told that it was not saved");
  };
  return db.transaction(async (tx) => {
    const results = new Map<Row, SubmissionResult>();
    const recorded = new Map<Row, StoredFields>();
    for (const row of kind.findRepeated ? rows : []) {
      stopUnlessWanted();
      const saved = await kind.findRepeated?.(tx, row);
      if (saved !== undefined) results.set(row, { ok: true, saved });
    }
    for (let draw = 0; results.size < rows.length; draw++) {
      if (draw === maxReferenceDraws) throw new Error(`No free reference in ${draw} draws`);
      stopUnlessWanted();
      const open = rows.filter((row) => !results.has(row));
      for (const [row, result] of await insertCounted(tx, kind, open)) {
        results.set(row, result);
        if (result.ok)
          recorded.set(row, { reference: result.saved.reference, receivedAt: result.receivedAt });
      }
      // The insert skipped the same attempt or, once in a long while, the same reference.
      const earlier = await findAttempts(
        tx,
        kind.table,
        open.filter((row) => !results.has(row)),
      );
      for (const row of open) {
        const saved = earlier.get(nameOf(row));
        if (saved !== undefined && !results.has(row)) results.set(row, { ok: true, saved });
      }
    }
    stopUnlessWanted();
    const added = [...recorded].map(([row, stored]) => ({ ...row, ...stored }));
    const following = added.length > 0 ? await kind.follow?.(tx, added) : undefined;
    const changeEvents = [...(following?.changeEvents ?? [])];
    if (kind.changeEventKind && added.length > 0)
      changeEvents.push({
        kind: kind.changeEventKind,
        ...(added.length === 1 && { id: added[0]?.id }),
      });
    stopUnlessWanted();
    await insertTogether(tx, following?.inserts ?? [], changeEvents.map(changeEventSql));
    const due: NewEmail[] = [];
    for (const row of rows) if (recorded.has(row)) due.push(...(await kind.emailsAbout(tx, row)));
    stopUnlessWanted();
    await queueEmails(tx, queue, due);
    stopUnlessWanted();
    return rows.map((row) => resultOf(row, results));
  });
}

/** New rows: each recorded or, where its sender is over the limit, refused. */
async function insertCounted<Row extends NewRecord>(
  tx: Transaction,
  kind: RecordKind<Row>,
  rows: Row[],
): Promise<Map<Row, CountedResult>> {
  const drawn = rows.map((row) => ({ ...row, reference: newReference(kind.letter) }));
  // Two processes that write the same attempts must lock them in the same order.
  const sorted = drawn.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  const ids = rows.map(({ id }) => id);
  const counted = await countRecords(tx, kind, kind.insert(sorted), ids);
  const results = new Map<Row, CountedResult>();
  for (const row of rows) {
    const record = counted.get(row.id);
    if (record !== undefined) results.set(row, record);
  }
  return results;
}

function resultOf<Row>(row: Row, results: Map<Row, SubmissionResult>): SubmissionResult {
  const result = results.get(row);
  if (result === undefined) throw new Error("A record got no result");
  return result;
}
