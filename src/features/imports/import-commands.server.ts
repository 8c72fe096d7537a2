/** Administrators decide which column is which, and what the server does next with the file. */
import { and, eq, sql } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import type { AccountsContext, RequestOrigin } from "#platform/identity/accounts-context.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { resendInvitation } from "#platform/identity/people/invite-person.server.ts";
import { may } from "#platform/identity/permissions.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { guessColumns } from "#platform/imports/column-heads.ts";
import type { ImportableNoun } from "#platform/imports/importable-noun.server.ts";
import { askForRound } from "#platform/jobs/clock-job.server.ts";
import { readRememberedHeads, rememberHeads } from "./column-choices.server.ts";
import { countRows, readRowsAfter } from "./import-rows.server.ts";
import { type ImportState, waitingRowStates } from "./import-types.ts";
import { importJob } from "./jobs.server.ts";
import { type ImportRow, importRows, imports } from "./tables/imports.ts";

interface Context {
  db: Database;
  queue: PgBoss;
}

export type ImportProblem =
  | "not-found"
  | "not-allowed"
  /** Somebody was faster, or the server is still at it. */
  | "wrong-state"
  /** A column that the noun does not have, or one twice. */
  | "unknown-column"
  | "column-twice"
  | "no-column"
  | "unknown-row"
  /** There is nothing to be added. */
  | "nothing-ready"
  /** Every row is added, is to be, or is here. */
  | "nothing-waits"
  /** Its rows were deleted by age. */
  | "too-late"
  | "too-many"
  /** An administrator is invited only by somebody who has just proved who they are. */
  | "confirm-first";

export type ImportResult = { ok: true } | { ok: false; reason: ImportProblem };

const done: ImportResult = { ok: true };
const refused = (reason: ImportProblem): ImportResult => ({ ok: false, reason });

/** The lock of the file is taken, which no step of the server holds at the same time. */
const changeImport = (
  { db }: Pick<Context, "db">,
  actor: Actor,
  id: string,
  states: readonly ImportState[],
  change: (tx: Transaction, file: ImportRow) => Promise<ImportResult>,
): Promise<ImportResult> =>
  db.transaction(async (tx) => {
    if (!may(actor, "data.import")) return refused("not-allowed");
    const [file] = await tx.select().from(imports).where(eq(imports.id, id)).for("update");
    if (file === undefined) return refused("not-found");
    if (!states.includes(file.state)) return refused("wrong-state");
    const result = await change(tx, file);
    if (result.ok) await sendChangeEvent(tx, { kind: "import", id });
    return result;
  });

const waiting = ["read", "checked"] as const;

/** @param headRow row of the names of the columns, as the spreadsheet counts it; 0 for none */
export const chooseHeadRow = (
  context: Pick<Context, "db">,
  actor: Actor,
  id: string,
  noun: ImportableNoun,
  headRow: number,
): Promise<ImportResult> =>
  changeImport(context, actor, id, waiting, async (tx, file) => {
    const heads = await headsOf(tx, { id: file.id, headRow });
    if (heads === undefined) return refused("unknown-row");
    const remembered = await readRememberedHeads(tx, noun.name);
    const columns = headRow === 0 ? [] : guessColumns(heads, noun.columns, remembered);
    await tx
      .update(imports)
      .set({ headRow, columns, state: "read", isTried: false })
      .where(eq(imports.id, id));
    return done;
  });

/** The cells of that row; of a file without names, as many as its first row has. */
async function headsOf(
  db: Database | Transaction,
  { id, headRow }: Pick<ImportRow, "id" | "headRow">,
): Promise<readonly string[] | undefined> {
  const [first] = await readRowsAfter(
    db,
    { id, headRow: 0 },
    {
      after: Math.max(0, (headRow ?? 0) - 1),
      limit: 1,
    },
  );
  return headRow === 0 || first?.row === headRow ? first?.cells : undefined;
}

/** @param columns for each column of the file one of ours, or an empty text */
export const chooseColumns = (
  context: Context,
  actor: Actor,
  id: string,
  noun: ImportableNoun,
  columns: readonly string[],
): Promise<ImportResult> =>
  changeImport(context, actor, id, waiting, async (tx, file) => {
    const chosen = columns.filter((name) => name !== "");
    if (chosen.some((name) => !noun.columns.some((column) => column.name === name)))
      return refused("unknown-column");
    if (new Set(chosen).size < chosen.length) return refused("column-twice");
    if (chosen.length === 0) return refused("no-column");
    const heads = (await headsOf(tx, file)) ?? [];
    if (file.headRow !== 0) await rememberHeads(tx, noun.name, heads, columns);
    await begin(tx, actor, id, "checking", { columns: [...columns], isTried: false });
    await askForRound(tx, context.queue, importJob);
    return done;
  });

/** Judges anew, once what some rows waited for has come; what was added stays as it is. */
export const recheckRows = (context: Context, actor: Actor, id: string): Promise<ImportResult> =>
  changeImport(context, actor, id, ["checked", "imported"], async (tx, file) => {
    if ((await countRows(tx, file, waitingRowStates)) === 0) return refused("nothing-waits");
    await begin(tx, actor, id, "checking", { isTried: false });
    await askForRound(tx, context.queue, importJob);
    return done;
  });

/**
 * The dry run adds all and takes it back; the import adds all that is ready. One that was given up after
 * some of its rows goes on with the others.
 */
export const beginStep = (
  context: Context,
  actor: Actor,
  id: string,
  step: "trying" | "importing",
): Promise<ImportResult> =>
  changeImport(context, actor, id, statesBefore[step], async (tx, file) => {
    if ((await countRows(tx, file, ["ready", "would-fail"])) === 0) return refused("nothing-ready");
    if (step === "importing" && (await countRows(tx, file, ["ready"])) === 0)
      return refused("nothing-ready");
    await begin(tx, actor, id, step);
    await askForRound(tx, context.queue, importJob);
    return done;
  });

const statesBefore = {
  trying: ["checked"],
  importing: ["checked", "imported"],
} as const satisfies Record<string, readonly ImportState[]>;

export const beginUndo = (context: Context, actor: Actor, id: string): Promise<ImportResult> =>
  changeImport(context, actor, id, ["imported"], async (tx, file) => {
    if ((await countRows(tx, file, ["added"])) === 0) return refused("too-late");
    await begin(tx, actor, id, "undoing", { undoneBy: actor.accountId, obstacles: null });
    await askForRound(tx, context.queue, importJob);
    return done;
  });

const begin = (
  tx: Transaction,
  { accountId }: Actor,
  id: string,
  state: ImportState,
  set: Partial<typeof imports.$inferInsert> = {},
) =>
  tx
    .update(imports)
    .set({
      ...set,
      state,
      askedBy: accountId,
      claim: null,
      claimedAt: null,
      attempts: 0,
      done: 0,
      total: 0,
    })
    .where(eq(imports.id, id));

/** Back to the columns, where the first guess was wrong. */
export const reopenColumns = (
  context: Pick<Context, "db">,
  actor: Actor,
  id: string,
): Promise<ImportResult> =>
  changeImport(context, actor, id, ["checked"], async (tx) => {
    await tx.update(imports).set({ state: "read" }).where(eq(imports.id, id));
    return done;
  });

/** A file from which nothing was added, with all that was read of it. */
export const discardImport = (
  context: Pick<Context, "db">,
  actor: Actor,
  id: string,
): Promise<ImportResult> =>
  changeImport(context, actor, id, ["unreadable", ...waiting], async (tx, file) => {
    // A file that was given up halfway has added records, so it can only be undone.
    if ((await countRows(tx, file, ["added"])) > 0) return refused("wrong-state");
    await tx.delete(imports).where(eq(imports.id, id));
    return done;
  });

/** The number of people that one press of the button invites. */
const invitedAtOnce = 40;

/** People of an import to whom nobody has written yet. */
export const findUninvited = (
  db: Database,
  { id }: Pick<ImportRow, "id">,
  limit: number,
): Promise<{ id: string }[]> =>
  db
    .select({ id: accounts.id })
    .from(importRows)
    .innerJoin(accounts, eq(accounts.id, importRows.recordId))
    .where(
      and(
        eq(importRows.importId, id),
        eq(importRows.state, "added"),
        eq(accounts.isUninvited, true),
        eq(accounts.state, "invited"),
      ),
    )
    .orderBy(sql`${importRows.row}`)
    .limit(limit);

/**
 * Writes to the next ones: the same invitation as if each had been invited by hand. Who was removed or has
 * come in meanwhile needs none.
 */
export async function inviteImported(
  context: AccountsContext,
  actor: Actor,
  id: string,
  origin: RequestOrigin,
): Promise<ImportResult> {
  if (!may(actor, "data.import")) return refused("not-allowed");
  const people = await findUninvited(context.db, { id }, invitedAtOnce);
  let invited = 0;
  for (const person of people) {
    const result = await resendInvitation(context, actor, person.id, origin);
    if (result.ok) invited++;
    else if (result.reason !== "not-found" && result.reason !== "not-invited")
      return refused(result.reason);
  }
  return invited === 0 ? refused("wrong-state") : done;
}
