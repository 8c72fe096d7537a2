/** A copy is lost: its client, our people and the locksmith's work order, all in one transaction. */
import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { addWorkOrder } from "#features/work-orders/create-work-order.server.ts";
import type { MadeText } from "#features/work-orders/made-text-types.ts";
import { notifyAboutWorkOrder } from "#features/work-orders/notify-about-work-order.server.ts";
import { hasOpenState, workOrders } from "#features/work-orders/tables/work-orders.ts";
import type { Transaction } from "#platform/database/client.ts";
import { databaseTime } from "#platform/database/database-time.ts";
import { newId } from "#platform/database/new-id.ts";
import { changedFields } from "#platform/history/field-changes.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { clientRoles } from "#platform/identity/roles.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { raiseNotifications } from "#platform/notifications/raise-notifications.server.ts";
import type { CommandContext } from "#platform/records/submission.ts";
import {
  findOpenIssue,
  freeCopy,
  type KeyResult,
  lockKey,
  recordKeyEvent,
} from "./key-commands.server.ts";
import { keyNotifications, keyRecord } from "./notifications.server.ts";
import { type KeyIssueRow, type KeyRow, keyIssues } from "./tables/keys.ts";

/**
 * The holder or the office reports a copy lost.
 * @param issueId absent where a copy is missing from the key box
 */
export function reportLost(
  { db, queue }: CommandContext,
  actor: Actor,
  keyId: string,
  issueId: string | undefined,
): Promise<KeyResult> {
  return db.transaction(async (tx): Promise<KeyResult> => {
    const key = await lockKey(tx, actor, keyId);
    if (key === undefined) return { ok: false, reason: "not-found" };
    if (key.retiredAt !== null) return { ok: false, reason: "wrong-state" };
    const issue = issueId === undefined ? undefined : await findOpenIssue(tx, keyId, issueId);
    const isHolder = issue !== undefined && issue.holderId === actor.accountId;
    if (!may(actor, "keys.change") && !isHolder) return { ok: false, reason: "not-found" };
    if (issueId !== undefined && (issue === undefined || issue.lostAt !== null))
      return { ok: false, reason: "wrong-state" };
    const copy = issue?.copy ?? (await freeCopy(tx, key));
    if (copy === undefined) return { ok: false, reason: "no-copy-left" };
    const at = await databaseTime(tx);
    const order = await orderNewLocks(tx, queue, actor, key, copy, at);
    const lost = { lostAt: sql`clock_timestamp()`, lostBy: actor.accountId, workOrderId: order.id };
    const lostId = await markLost(tx, actor, key, copy, issue, lost);
    await recordKeyEvent(tx, actor, key, {
      kind: "lost",
      change: changedFields({ lost: false }, { lost: true }),
      details: { copy, workOrder: order.number },
    });
    await notifyAboutLostKey(tx, queue, actor, key, lostId);
    return { ok: true };
  });
}

async function markLost(
  tx: Transaction,
  { accountId }: Actor,
  { id: keyId, clientId, facilityId }: KeyRow,
  copy: number,
  issue: KeyIssueRow | undefined,
  lost: { lostAt: SQL; lostBy: string; workOrderId: string },
): Promise<string> {
  const id = issue?.id ?? newId();
  if (issue !== undefined) await tx.update(keyIssues).set(lost).where(eq(keyIssues.id, id));
  else
    await tx.insert(keyIssues).values({
      ...lost,
      id,
      clientId,
      facilityId,
      keyId,
      copy,
      issuedBy: accountId,
      issuedAt: sql`clock_timestamp()`,
    });
  return id;
}

/** A second copy of the same key needs no second locksmith. */
async function orderNewLocks(
  tx: Transaction,
  queue: CommandContext["queue"],
  actor: Actor,
  key: KeyRow,
  copy: number,
  at: Date,
): Promise<{ id: string; number: string }> {
  const [open] = await tx
    .select({ id: workOrders.id, number: workOrders.number })
    .from(keyIssues)
    .innerJoin(workOrders, eq(workOrders.id, keyIssues.workOrderId))
    .where(
      and(
        eq(keyIssues.keyId, key.id),
        isNotNull(keyIssues.lostAt),
        isNull(keyIssues.returnedAt),
        hasOpenState(sql`${workOrders.state}`),
      ),
    )
    .limit(1);
  if (open !== undefined) return open;
  const { clientId, facilityId } = key;
  const order = await addWorkOrder(
    tx,
    {
      clientId,
      facilityId,
      areaId: null,
      category: "repair",
      priority: "urgent",
      text: [key.label, key.opens].filter(Boolean).join(", "),
      made: lostKey(key, copy),
      source: "staff",
      askedBy: actor.accountId,
      askedName: null,
    },
    { at },
  );
  await notifyAboutWorkOrder(tx, queue, actor, order, "created");
  return order;
}

const lostKey = ({ kind, label, opens, copies }: KeyRow, copy: number): MadeText => ({
  code: "lost-key",
  kind,
  label,
  opens,
  ...(copies > 1 && { copy, copies }),
});

/**
 * The client's people, administrators, and who looks after the client or the facility.
 * @param queue absent where no email is due, as in the demonstration
 */
export async function notifyAboutLostKey(
  tx: Transaction,
  queue: CommandContext["queue"] | undefined,
  actor: Pick<Actor, "accountId">,
  { id, clientId, facilityId, label }: KeyRow,
  issueId: string,
  at?: Date,
): Promise<void> {
  // Anybody here who may not see the facility is left out when the notification is delivered.
  const people = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        eq(accounts.state, "active"),
        or(
          and(eq(accounts.clientId, clientId), inArray(accounts.role, [...clientRoles])),
          inArray(accounts.role, ["administrator", "account-manager", "supervisor"]),
        ),
      ),
    );
  const key = `key-lost.${issueId}`;
  await raiseNotifications(
    tx,
    queue,
    {
      kind: keyNotifications["key-lost"],
      event: "lost",
      record: keyRecord,
      recordId: id,
      clientId,
      facilityId,
      actorId: actor.accountId,
      details: { label },
      key,
      replaces: true,
      at,
    },
    people.map((person) => person.id),
    (to) => ({
      message: "key-lost",
      to: to.email,
      about: { kind: "key", id },
      data: { accountId: to.accountId, issueId },
      key: `${key}.${to.accountId}`,
    }),
  );
}
