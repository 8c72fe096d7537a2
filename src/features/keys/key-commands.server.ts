/** Each command locks the key, checks the actor's permission, writes, and adds to the history. */
import { and, eq, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { isAssignable } from "#features/work-orders/assignees.server.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import {
  changedFields,
  createdFields,
  type FieldChanges,
  nothingChanged,
} from "#platform/history/field-changes.ts";
import type { HistoryDetails } from "#platform/history/history.server.ts";
import type { HistoryKindOf } from "#platform/history/history-messages.ts";
import type { AccountsContext } from "#platform/identity/accounts-context.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { inVisibleFacility } from "#platform/identity/scope.server.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import { raiseNotifications } from "#platform/notifications/raise-notifications.server.ts";
import { changeRecord, done, recordChange } from "#platform/records/change-record.server.ts";
import { isUnchanged, type Texts } from "#platform/records/merge-edit.ts";
import { type EditRefusal, mergeFields } from "#platform/records/merge-fields.server.ts";
import { type ChangedSince, checkSeenMark } from "#platform/records/seen-mark.server.ts";
import { codeMarkOf, isVisibleKey } from "./key-queries.server.ts";
import type { IssueForm, KeyEdit, KeyForm } from "./key-types.ts";
import { keyNotifications, keyRecord } from "./notifications.server.ts";
import { type KeyIssueRow, type KeyRow, keyIssues, keys } from "./tables/keys.ts";

interface Context {
  db: Database;
}
type SecretContext = Context & Pick<AccountsContext, "secrets">;

export type KeyProblem =
  /** A key that the actor may not see counts as absent. */
  | "not-found"
  /** Somebody else did it before, or it is retired. */
  | "wrong-state"
  | "no-copy-left"
  /** The person is not active, or does not work at the facility. */
  | "unknown-holder"
  | "unknown-facility"
  | "duplicate"
  /** More copies are out than there would be left. */
  | "copies-out"
  /** The code was sealed with another secret key. */
  | "unreadable"
  | "not-allowed";

export type KeyResult = { ok: true } | { ok: false; reason: KeyProblem };

interface KeyEvent {
  kind: HistoryKindOf<"key">;
  change: FieldChanges;
  details?: HistoryDetails;
}

const now = sql`clock_timestamp()`;

/** Held until the transaction ends; undefined for what is out of the actor's sight. */
export async function lockKey(
  tx: Transaction,
  actor: Actor,
  id: string,
): Promise<KeyRow | undefined> {
  const [key] = await tx
    .select()
    .from(keys)
    .where(and(eq(keys.id, id), isVisibleKey(actor)))
    .for("update");
  return key;
}

/** It runs in the transaction of the change, so that no change goes without history. */
export async function recordKeyEvent(
  tx: Transaction,
  actor: Actor,
  { id, clientId, facilityId }: Pick<KeyRow, "id" | "clientId" | "facilityId">,
  event: KeyEvent,
): Promise<void> {
  await recordChange(tx, {
    ...event,
    recordKind: "key",
    recordId: id,
    clientId,
    facilityId,
    actorId: actor.accountId,
  });
}

const changeKey = (
  context: Context,
  actor: Actor,
  id: string,
  decide: (tx: Transaction, key: KeyRow) => Promise<KeyEvent | KeyProblem>,
): Promise<KeyResult> =>
  changeRecord<KeyRow, KeyEvent, KeyProblem, KeyResult>(context, {
    lock: (tx) => lockKey(tx, actor, id),
    // `decide` checks permissions, because a forbidden command must look as if there were no such key.
    isAllowed: true,
    decide,
    async apply(tx, key, event) {
      await recordKeyEvent(tx, actor, key, event);
      return done;
    },
  });

/** Belongs to one row, so that a sealed code that is copied to another key opens nothing. */
const ownerOf = (id: string): string => `key:${id}`;

/** The encrypted code for its row; null for keys, cards and fobs. */
export const sealCode = (
  { secrets }: Pick<SecretContext, "secrets">,
  { id, kind, code }: Pick<KeyRow, "id" | "kind"> & { code: string },
): string | null => (kind === "code" ? secrets.encrypt(code, ownerOf(id)) : null);

export async function addKey(
  { db, secrets }: SecretContext,
  actor: Actor,
  { facilityId, code, ...fields }: KeyForm,
): Promise<{ ok: true; id: string } | { ok: false; reason: KeyProblem }> {
  if (!may(actor, "keys.change")) return { ok: false, reason: "not-found" };
  return db.transaction(async (tx) => {
    const { id: place, clientId, archivedAt } = facilities;
    const visible = inVisibleFacility(actor, { facilityId: place, clientId });
    const [facility] = await tx
      .select({ clientId })
      .from(facilities)
      .where(and(eq(place, facilityId), isNull(archivedAt), visible));
    if (facility === undefined) return { ok: false, reason: "unknown-facility" };
    const id = newId();
    const [added] = await tx
      .insert(keys)
      .values({
        ...fields,
        id,
        facilityId,
        clientId: facility.clientId,
        encryptedCode: sealCode({ secrets }, { ...fields, id, code }),
        addedBy: actor.accountId,
      })
      .onConflictDoNothing()
      .returning();
    if (added === undefined) return { ok: false, reason: "duplicate" };
    await recordKeyEvent(tx, actor, added, { kind: "added", change: createdFields(fields) });
    return { ok: true, id };
  });
}

/** Values of the fields of its form. */
export const keyTexts = ({
  label,
  opens,
  keyBox,
  copies,
}: Pick<KeyRow, "label" | "opens" | "keyBox" | "copies">) => ({
  label,
  opens,
  keyBox,
  copies: String(copies),
});

/** @param seen what the form showed; a code is never shown, and changes when one is typed */
export const editKey = (
  { db, secrets }: SecretContext,
  actor: Actor,
  id: string,
  { code, ...fields }: KeyEdit,
  seen: Texts = {},
): Promise<KeyResult | EditRefusal | ChangedSince> =>
  db.transaction(async (tx): Promise<KeyResult | EditRefusal | ChangedSince> => {
    const key = may(actor, "keys.change") ? await lockKey(tx, actor, id) : undefined;
    if (key === undefined) return { ok: false, reason: "not-found" };
    if (key.retiredAt !== null) return { ok: false, reason: "wrong-state" };
    const record = { recordKind: "key", recordId: id } as const;
    const isNewCode = key.kind === "code" && code !== "";
    const changed =
      isNewCode &&
      (await checkSeenMark(
        tx,
        actor,
        { ...record, kinds: ["added", "code-changed"] },
        { seen: seen.mark, mark: codeMarkOf(key) },
      ));
    if (changed) return changed;
    const edit = { stored: keyTexts(key), seen, sent: keyTexts(fields) };
    const change = await mergeFields(tx, actor, record, edit);
    if ("ok" in change) return change;
    const { label = key.label, copies = key.copies, ...texts } = change.after;
    if (await hasLabel(tx, key, label)) return { ok: false, reason: "duplicate" };
    if ((await takenCopies(tx, id)).some((copy) => copy > Number(copies)))
      return { ok: false, reason: "copies-out" };
    if (!isUnchanged(change)) {
      await tx
        .update(keys)
        .set({ ...texts, label, copies: Number(copies) })
        .where(eq(keys.id, id));
      await recordKeyEvent(tx, actor, key, { kind: "changed", change });
    }
    if (isNewCode) {
      const encryptedCode = sealCode({ secrets }, { id, kind: key.kind, code });
      await tx.update(keys).set({ encryptedCode }).where(eq(keys.id, id));
      // The history contains neither the former code nor the new one.
      await recordKeyEvent(tx, actor, key, { kind: "code-changed", change: nothingChanged });
    }
    return { ok: true };
  });

const hasLabel = async (tx: Transaction, { id, facilityId }: KeyRow, label: string) =>
  (await tx.$count(
    keys,
    and(
      eq(keys.facilityId, facilityId),
      ne(keys.id, id),
      isNull(keys.retiredAt),
      sql`lower(${keys.label}) = lower(${label})`,
    ),
  )) > 0;

/** Numbers of the copies that are out or lost. */
async function takenCopies(tx: Transaction, keyId: string): Promise<number[]> {
  const rows = await tx
    .select({ copy: keyIssues.copy })
    .from(keyIssues)
    .where(and(eq(keyIssues.keyId, keyId), isNull(keyIssues.returnedAt)));
  return rows.map(({ copy }) => copy);
}

/** The caller holds the lock of the key, which makes two people at once one after the other. */
export async function freeCopy(tx: Transaction, key: KeyRow): Promise<number | undefined> {
  const copiesOut = await takenCopies(tx, key.id);
  for (let copy = 1; copy <= key.copies; copy++) if (!copiesOut.includes(copy)) return copy;
  return undefined;
}

/** @property label of the key that could not be issued */
type IssueResult = { ok: true } | { ok: false; reason: KeyProblem; label?: string };

/** One person gets all of them, or none is issued. */
export function issueKeys(
  { db }: Context,
  actor: Actor,
  ids: readonly string[],
  { holderId, crew, dueOn }: IssueForm,
): Promise<IssueResult> {
  return db.transaction(async (tx): Promise<IssueResult> => {
    if (!may(actor, "keys.change")) return { ok: false, reason: "not-found" };
    const chosen: { key: KeyRow; copy: number }[] = [];
    // One order for everybody, so that two people who issue the same keys never wait for each other.
    for (const id of [...new Set(ids)].toSorted()) {
      const key = await lockKey(tx, actor, id);
      if (key === undefined) return { ok: false, reason: "not-found" };
      const { label } = key;
      if (key.retiredAt !== null) return { ok: false, reason: "wrong-state", label };
      if (!(await isAssignable(tx, key, holderId)))
        return { ok: false, reason: "unknown-holder", label };
      const copy = await freeCopy(tx, key);
      if (copy === undefined) return { ok: false, reason: "no-copy-left", label };
      chosen.push({ key, copy });
    }
    for (const { key, copy } of chosen) await issueCopy(tx, actor, key, copy);
    return { ok: true };
  });

  async function issueCopy(tx: Transaction, issuer: Actor, key: KeyRow, copy: number) {
    const { clientId, facilityId } = key;
    await tx.insert(keyIssues).values({
      id: newId(),
      clientId,
      facilityId,
      keyId: key.id,
      copy,
      holderId,
      crew,
      dueOn: dueOn ?? null,
      issuedBy: issuer.accountId,
      issuedAt: now,
    });
    const change = changedFields(
      { holder: null },
      { holder: holderId, crew, dueOn: dueOn ?? null },
    );
    await recordKeyEvent(tx, issuer, key, {
      kind: "issued",
      change,
      details: { to: holderId, copy },
    });
    await raiseNotifications(
      tx,
      undefined,
      {
        kind: keyNotifications["key-issued"],
        event: "issued",
        record: keyRecord,
        recordId: key.id,
        clientId,
        facilityId,
        actorId: issuer.accountId,
        details: { label: key.label },
        replaces: true,
      },
      [holderId],
    );
  }
}

/** The issue of this key that is not closed, as the lock of the key keeps it. */
export async function findOpenIssue(
  tx: Transaction,
  keyId: string,
  issueId: string,
): Promise<KeyIssueRow | undefined> {
  const { id, returnedAt } = keyIssues;
  const [issue] = await tx
    .select()
    .from(keyIssues)
    .where(and(eq(id, issueId), eq(keyIssues.keyId, keyId), isNull(returnedAt)));
  return issue;
}

/** The tap of the holder, under their own sign-in, is the signature. */
export const confirmReceipt = (
  context: Context,
  actor: Actor,
  keyId: string,
  issueId: string,
): Promise<KeyResult> =>
  changeByHolder(context, actor, keyId, issueId, {
    column: "receivedAt",
    kind: "received",
    change: changedFields({ received: false }, { received: true }),
  });

/** The holder says so; the copy counts as out until the office has confirmed it. */
export const giveBack = (
  context: Context,
  actor: Actor,
  keyId: string,
  issueId: string,
): Promise<KeyResult> =>
  changeByHolder(context, actor, keyId, issueId, {
    column: "givenBackAt",
    kind: "given-back",
    change: changedFields({ givenBack: false }, { givenBack: true }),
  });

interface HolderStep {
  /** Says when the holder did it, once. */
  column: "receivedAt" | "givenBackAt";
  kind: "received" | "given-back";
  change: FieldChanges;
}

const changeByHolder = (
  context: Context,
  actor: Actor,
  keyId: string,
  issueId: string,
  { column, kind, change }: HolderStep,
): Promise<KeyResult> =>
  changeKey(context, actor, keyId, async (tx, key) => {
    const issue = await findOpenIssue(tx, key.id, issueId);
    if (issue === undefined || issue.holderId !== actor.accountId) return "not-found";
    if (issue[column] !== null || issue.lostAt !== null) return "wrong-state";
    await tx
      .update(keyIssues)
      .set({ [column]: now })
      .where(eq(keyIssues.id, issueId));
    return { kind, change, details: { copy: issue.copy } };
  });

/** A copy comes back to the key box, after it was out, or was lost and is found again. */
export const takeBack = (
  context: Context,
  actor: Actor,
  keyId: string,
  issueId: string,
  from: "out" | "lost",
): Promise<KeyResult> =>
  changeKey(context, actor, keyId, async (tx, key) => {
    if (!may(actor, "keys.change")) return "not-found";
    const issue = await findOpenIssue(tx, key.id, issueId);
    if (issue === undefined || (issue.lostAt !== null) !== (from === "lost")) return "wrong-state";
    await tx
      .update(keyIssues)
      .set({ returnedAt: now, returnedBy: actor.accountId })
      .where(eq(keyIssues.id, issueId));
    return {
      kind: from === "lost" ? "found" : "returned",
      change: changedFields({ holder: issue.holderId }, { holder: null }),
      details: { copy: issue.copy },
    };
  });

/** It opens nothing any more, e.g. after new locks; lost copies stay as they are. */
export const retireKey = (context: Context, actor: Actor, id: string): Promise<KeyResult> =>
  changeKey(context, actor, id, async (tx, key) => {
    if (!may(actor, "keys.change")) return "not-found";
    if (key.retiredAt !== null) return "wrong-state";
    const out = and(
      eq(keyIssues.keyId, id),
      isNull(keyIssues.returnedAt),
      isNull(keyIssues.lostAt),
    );
    if ((await tx.$count(keyIssues, out)) > 0) return "copies-out";
    await tx.update(keys).set({ retiredAt: now, encryptedCode: null }).where(eq(keys.id, id));
    return { kind: "retired", change: changedFields({ inUse: true }, { inUse: false }) };
  });

/** The present holder may read the code, as may certain roles. Each look is recorded. */
export function showCode(
  { db, secrets }: SecretContext,
  actor: Actor,
  id: string,
): Promise<{ ok: true; code: string } | { ok: false; reason: KeyProblem }> {
  return db.transaction(async (tx) => {
    const key = await lockKey(tx, actor, id);
    if (key === undefined) return { ok: false, reason: "not-found" };
    if (key.encryptedCode === null) return { ok: false, reason: "wrong-state" };
    if (!may(actor, "key-codes.read") && !(await holds(tx, actor, id)))
      return { ok: false, reason: "not-found" };
    const code = secrets.decrypt(key.encryptedCode, ownerOf(id));
    if (code === undefined) return { ok: false, reason: "unreadable" };
    await recordKeyEvent(tx, actor, key, { kind: "code-shown", change: nothingChanged });
    return { ok: true, code };
  });
}

/** True if the actor has confirmed to have a copy, has not given it back, and nobody has reported it lost. */
const holds = async (tx: Transaction, { accountId }: Actor, keyId: string): Promise<boolean> =>
  (await tx.$count(
    keyIssues,
    and(
      eq(keyIssues.keyId, keyId),
      eq(keyIssues.holderId, accountId),
      isNull(keyIssues.returnedAt),
      isNull(keyIssues.lostAt),
      isNull(keyIssues.givenBackAt),
      isNotNull(keyIssues.receivedAt),
    ),
  )) > 0;
