/** What administrators change about other people: role, suspension, removal. Each ends all sessions. */
import { eq, sql } from "drizzle-orm";
import type { Transaction } from "#database/client.ts";
import { type AccountRow, accounts } from "#database/tables/accounts.ts";
import { challenges, passkeys } from "#database/tables/second-factors.ts";
import { voidLinks } from "#domain/accounts/account-links.ts";
import type { AccountsContext, RequestOrigin } from "#domain/accounts/accounts-context.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { type AuditKind, recordAudit } from "#domain/accounts/audit/record-audit.ts";
import type { RoleForm } from "#domain/accounts/invitation-form.ts";
import { mailAboutChange } from "#domain/accounts/own-change.ts";
import { isClientRole } from "#domain/accounts/roles.ts";
import { deleteApp } from "#domain/accounts/second-factor/authenticator-app.ts";
import { deleteDevices } from "#domain/accounts/sign-in/known-devices.ts";
import { endSessions } from "#domain/accounts/sign-in/sessions.ts";
import { type AssignmentError, replaceAssignments } from "./assignments.ts";
import { isLastAdministrator, lockPerson } from "./people-lock.ts";

export type ChangePersonError =
  | "not-allowed"
  | "not-found"
  /** Nobody changes the own role, suspends or removes the own account: a colleague does. */
  | "own-account"
  | "last-administrator"
  /** Staff do not become clients, nor clients staff. */
  | "other-kind"
  | "wrong-state"
  | AssignmentError;

export type ChangePersonResult = { ok: true } | { ok: false; reason: ChangePersonError };

export const changeRole = (
  context: AccountsContext,
  actor: Actor,
  accountId: string,
  { role, clientIds, facilityIds }: RoleForm,
  origin: RequestOrigin,
): Promise<ChangePersonResult> =>
  changePerson(context, actor, accountId, origin, async (tx, target) => {
    if (isClientRole(role) !== isClientRole(target.role)) return "other-kind";
    if (role !== target.role && (await isLastAdministrator(tx, actor, target)))
      return "last-administrator";
    const fault = await replaceAssignments(tx, { ...target, role }, { clientIds, facilityIds });
    if (fault !== undefined) return fault;
    await tx.update(accounts).set({ role }).where(eq(accounts.id, accountId));
    return { kind: "role-changed", details: { from: target.role, to: role } };
  });

/** Keeps everything but lets nobody in, until it is restored. */
export const suspendPerson = (
  context: AccountsContext,
  actor: Actor,
  accountId: string,
  origin: RequestOrigin,
): Promise<ChangePersonResult> =>
  changePerson(context, actor, accountId, origin, async (tx, target) => {
    if (target.state === "suspended") return "wrong-state";
    if (await isLastAdministrator(tx, actor, target)) return "last-administrator";
    await voidLinks(tx, accountId);
    await tx
      .update(accounts)
      .set({ state: "suspended", suspendedAt: sql`now()` })
      .where(eq(accounts.id, accountId));
    return { kind: "suspended" };
  });

/** Who was suspended may sign in again; who had not accepted yet is invited again by a new mail. */
export const restorePerson = (
  context: AccountsContext,
  actor: Actor,
  accountId: string,
  origin: RequestOrigin,
): Promise<ChangePersonResult> =>
  changePerson(context, actor, accountId, origin, async (tx, target) => {
    if (target.state !== "suspended") return "wrong-state";
    const state = target.passwordHash === null ? "invited" : "active";
    await tx.update(accounts).set({ state, suspendedAt: null }).where(eq(accounts.id, accountId));
    return { kind: "restored" };
  });

/** Keeps the name for the history, deletes what signs in, and frees the address. Final. */
export const removePerson = (
  context: AccountsContext,
  actor: Actor,
  accountId: string,
  origin: RequestOrigin,
): Promise<ChangePersonResult> =>
  changePerson(context, actor, accountId, origin, async (tx, target) => {
    if (await isLastAdministrator(tx, actor, target)) return "last-administrator";
    await voidLinks(tx, accountId);
    await deleteDevices(tx, accountId);
    await deleteSecondFactors(tx, accountId);
    await replaceAssignments(tx, target, { clientIds: [], facilityIds: [] });
    await tx
      .update(accounts)
      .set({ state: "removed", removedAt: sql`now()`, passwordHash: null, pendingEmail: null })
      .where(eq(accounts.id, accountId));
    return { kind: "removed" };
  });

/**
 * For who lost phone and recovery codes, and whom the administrator knows by other means: the next
 * sign-in asks for the password alone, and is told by mail.
 */
export const resetSecondFactor = (
  context: AccountsContext,
  actor: Actor,
  accountId: string,
  origin: RequestOrigin,
): Promise<ChangePersonResult> =>
  changePerson(context, actor, accountId, origin, async (tx) => {
    await deleteSecondFactors(tx, accountId);
    const mail = { message: "two-factor-changed", data: { change: "off" } } as const;
    await mailAboutChange(tx, context.queue, accountId, mail, { ...origin, userAgent: undefined });
    return { kind: "two-factor-reset" };
  });

/** Signs somebody out everywhere, without any other change. */
export const endSessionsOf = (
  context: AccountsContext,
  actor: Actor,
  accountId: string,
  origin: RequestOrigin,
): Promise<ChangePersonResult> =>
  changePerson(context, actor, accountId, origin, async () => ({ kind: "all-sessions-ended" }));

type Outcome = { kind: AuditKind; details?: Record<string, string> } | ChangePersonError;

function changePerson(
  { db }: AccountsContext,
  actor: Actor,
  accountId: string,
  origin: RequestOrigin,
  change: (tx: Transaction, target: AccountRow) => Promise<Outcome>,
): Promise<ChangePersonResult> {
  return db.transaction(async (tx): Promise<ChangePersonResult> => {
    if (accountId === actor.accountId) return { ok: false, reason: "own-account" };
    const found = await lockPerson(tx, actor, accountId);
    if (!found.ok) return found;
    const outcome = await change(tx, found.target);
    if (typeof outcome === "string") return { ok: false, reason: outcome };
    await endSessions(tx, accountId);
    await tx.delete(challenges).where(eq(challenges.accountId, accountId));
    const { clientId } = found.target;
    const entry = { ...outcome, actorId: actor.accountId, accountId, clientId };
    await recordAudit(tx, entry, origin);
    return { ok: true };
  });
}

async function deleteSecondFactors(tx: Transaction, accountId: string): Promise<void> {
  await deleteApp(tx, accountId);
  await tx.delete(passkeys).where(eq(passkeys.accountId, accountId));
}
