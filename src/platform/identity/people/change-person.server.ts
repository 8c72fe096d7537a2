/**
 * Administrators change other people: role, assignments, suspension, removal. Each change ends all sessions of
 * the person, except for one of the assignments alone.
 */
import { eq, sql } from "drizzle-orm";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import type { Transaction } from "#platform/database/client.ts";
import { changedFields, type FieldChanges } from "#platform/history/field-changes.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import type { EditRefusal } from "#platform/records/merge-fields.server.ts";
import { voidLinks } from "../account-links.server.ts";
import type { AccountsContext, RequestOrigin } from "../accounts-context.ts";
import type { Actor } from "../actor.ts";
import { type AuditEntry, recordAudit } from "../audit/record-audit.server.ts";
import type { RoleForm } from "../invitation-form.server.ts";
import { mailAboutChange } from "../own-change.server.ts";
import { isClientRole } from "../roles.ts";
import { deleteApp } from "../second-factor/authenticator-app.server.ts";
import { deleteDevices } from "../sign-in/known-devices.server.ts";
import { isRecentlyConfirmed } from "../sign-in/recent-confirmation.server.ts";
import { endSessions } from "../sign-in/sessions.server.ts";
import { type AccountRow, accounts } from "../tables/accounts.ts";
import { challenges, passkeys } from "../tables/second-factors.ts";
import {
  type AssignmentProblem,
  type Assignments,
  nothingAssigned,
  readAssignments,
  replaceAssignments,
} from "./assignments.server.ts";
import { editPerson, personTexts, readAssignmentLabels } from "./edit-person.server.ts";
import { isLastAdministrator, lockPerson } from "./people-lock.server.ts";

export type ChangePersonProblem =
  | "not-allowed"
  | "not-found"
  /** Making an administrator, or taking a second factor away, needs a recent proof of who one is. */
  | "confirm-first"
  /** Nobody changes their own role or assignments, or suspends or removes their own account: a colleague does. */
  | "own-account"
  | "last-administrator"
  /** Staff do not become clients, nor clients staff. */
  | "other-kind"
  | "wrong-state"
  | AssignmentProblem;

export type ChangePersonResult = { ok: true } | { ok: false; reason: ChangePersonProblem };

/** Changes the role, and with it what is assigned. */
export const changeRole = (
  context: AccountsContext,
  actor: Actor,
  accountId: string,
  form: RoleForm & { seen?: Texts },
  origin: RequestOrigin,
): Promise<ChangePersonResult | EditRefusal> =>
  changePerson<EditRefusal>(context, actor, accountId, origin, async (tx, target) => {
    if (isClientRole(form.role) !== isClientRole(target.role)) return "other-kind";
    const becomesAdministrator = form.role === "administrator" && target.role !== "administrator";
    if (becomesAdministrator && !(await isRecentlyConfirmed(tx, actor))) return "confirm-first";
    const edited = await editPerson<"last-administrator">(tx, actor, target, form, async (role) =>
      role !== target.role && (await isLastAdministrator(tx, actor, target))
        ? "last-administrator"
        : undefined,
    );
    if (!edited.ok) return "both" in edited ? edited : edited.reason;
    const { role, change, labels } = edited;
    if (role === target.role) return assignmentsChanged(change, labels);
    const details = { from: target.role, to: role, labels };
    return { kind: "role-changed", change, details };
  });

/** Takes effect with the next read of that person, who stays signed in: reads ask for it each time. */
export const assign = (
  context: AccountsContext,
  actor: Actor,
  accountId: string,
  form: Assignments & { seen?: Texts },
  origin: RequestOrigin,
): Promise<ChangePersonResult | EditRefusal> =>
  changePerson<EditRefusal>(context, actor, accountId, origin, async (tx, target) => {
    const edited = await editPerson(tx, actor, target, form);
    if (edited.ok) return assignmentsChanged(edited.change, edited.labels);
    return "both" in edited ? edited : edited.reason;
  });

/** Undefined where nothing was changed. */
const assignmentsChanged = (
  change: FieldChanges,
  labels: Record<string, string>,
): Outcome | undefined =>
  Object.keys(change.after).length === 0
    ? undefined
    : { kind: "assignments-changed", change, details: { labels }, staysSignedIn: true };

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
    return { kind: "suspended", change: changedFields(target, { state: "suspended" }) };
  });

/**
 * A suspended person may sign in again. One who had not accepted yet has to be invited again, because the
 * suspension has voided the links.
 */
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
    return { kind: "restored", change: changedFields(target, { state }) };
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
    const assigned = await readAssignments(tx, accountId);
    const { role: _, ...ticked } = personTexts({ role: target.role, ...assigned });
    await replaceAssignments(tx, target, assigned, nothingAssigned);
    await tx
      .update(accounts)
      .set({ state: "removed", removedAt: sql`now()`, passwordHash: null, pendingEmail: null })
      .where(eq(accounts.id, accountId));
    const unticked = Object.keys(ticked).map((name) => [name, ""] as const);
    return {
      kind: "removed",
      change: changedFields(
        { state: target.state, ...ticked },
        { state: "removed", ...Object.fromEntries(unticked) },
      ),
      details: { labels: await readAssignmentLabels(tx, Object.keys(ticked)) },
    };
  });

/**
 * Some people lose phone and recovery codes, and the administrator identifies them by other means: the next
 * sign-in asks for the password alone, and an email reports it.
 */
export const resetSecondFactor = (
  context: AccountsContext,
  actor: Actor,
  accountId: string,
  origin: RequestOrigin,
): Promise<ChangePersonResult> =>
  changePerson(context, actor, accountId, origin, async (tx) => {
    if (!(await isRecentlyConfirmed(tx, actor))) return "confirm-first";
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

interface Outcome extends Pick<AuditEntry, "kind" | "change" | "details"> {
  staysSignedIn?: boolean;
}

function changePerson<Answer extends EditRefusal = never>(
  { db }: AccountsContext,
  actor: Actor,
  accountId: string,
  origin: RequestOrigin,
  change: (
    tx: Transaction,
    target: AccountRow,
  ) => Promise<Outcome | ChangePersonProblem | NoInfer<Answer> | undefined>,
): Promise<ChangePersonResult | NoInfer<Answer>> {
  return db.transaction(async (tx): Promise<ChangePersonResult | NoInfer<Answer>> => {
    if (accountId === actor.accountId) return { ok: false, reason: "own-account" };
    const person = await lockPerson(tx, actor, accountId);
    if (!person.ok) return person;
    const outcome = await change(tx, person.target);
    if (typeof outcome === "string") return { ok: false, reason: outcome };
    // Nothing was changed, so nothing is written and nobody is notified.
    if (outcome === undefined) return { ok: true };
    if ("both" in outcome) return outcome;
    const { staysSignedIn = false, ...event } = outcome;
    // Open screens of the person hear of other facilities from now on.
    if (staysSignedIn) await sendChangeEvent(tx, { kind: "session", id: accountId });
    else await signOutEverywhere(tx, accountId);
    const { clientId } = person.target;
    await recordAudit(tx, { ...event, actorId: actor.accountId, accountId, clientId }, origin);
    return { ok: true };
  });
}

async function signOutEverywhere(tx: Transaction, accountId: string): Promise<void> {
  await endSessions(tx, accountId);
  await tx.delete(challenges).where(eq(challenges.accountId, accountId));
}

async function deleteSecondFactors(tx: Transaction, accountId: string): Promise<void> {
  await deleteApp(tx, accountId);
  await tx.delete(passkeys).where(eq(passkeys.accountId, accountId));
}
