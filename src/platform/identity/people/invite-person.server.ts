import { eq } from "drizzle-orm";
import type { Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { mailboxOf } from "#platform/email/mailbox.ts";
import { queueEmails } from "#platform/email/queue-emails.server.ts";
import { createdFields } from "#platform/history/field-changes.ts";
import { countRequest } from "#platform/limits/rate-limit.server.ts";
import type { AccountsContext, RequestOrigin } from "../accounts-context.ts";
import type { Actor } from "../actor.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import type { ColleagueForm, InvitationForm } from "../invitation-form.server.ts";
import { may } from "../permissions.ts";
import { isClientRole } from "../roles.ts";
import { isRecentlyConfirmed } from "../sign-in/recent-confirmation.server.ts";
import { type AccountRow, accounts } from "../tables/accounts.ts";
import { clients } from "../tables/clients.ts";
import {
  type AssignmentProblem,
  nothingAssigned,
  replaceAssignments,
} from "./assignments.server.ts";
import { personTexts, readAssignmentLabels } from "./edit-person.server.ts";
import { isStill, lockPeople, lockPerson } from "./people-lock.server.ts";

/** Invitations go to addresses that may be anybody's: a taken-over account must not send thousands. */
const perInviter = { uses: 200, windowSeconds: 24 * 3600 };

export type InviteResult =
  | { ok: true; accountId: string }
  | {
      ok: false;
      /** `address-taken`: somebody who is not removed has an account with this address. */
      reason: "not-allowed" | "confirm-first" | "address-taken" | AssignmentProblem;
    }
  | { ok: false; reason: "too-many"; retryAfterSeconds: number };

/** A client administrator invites a colleague; whose client it is, the session says and nothing else. */
export function inviteColleague(
  context: AccountsContext,
  actor: Actor,
  { name, email, role, facilityIds }: ColleagueForm,
  origin: RequestOrigin,
): Promise<InviteResult> {
  const { clientId } = actor;
  if (clientId === undefined || !may(actor, "colleagues.invite") || !isClientRole(role))
    return Promise.resolve({ ok: false, reason: "not-allowed" });
  return invitePersonUnchecked(
    context,
    actor,
    { name, email, role, clientId, clientIds: [], facilityIds },
    origin,
  );
}

/** An administrator of the staff invites anybody. */
export function invitePerson(
  context: AccountsContext,
  actor: Actor,
  { name, email, role, clientId, clientIds, facilityIds }: InvitationForm,
  origin: RequestOrigin,
): Promise<InviteResult> {
  const ofClient = isClientRole(role);
  if (!may(actor, ofClient ? "client-people.invite" : "staff.invite"))
    return Promise.resolve({ ok: false, reason: "not-allowed" });
  if (ofClient && clientId === undefined)
    return Promise.resolve({ ok: false, reason: "unknown-client" });
  const person = { name, email, role, clientIds, facilityIds };
  return invitePersonUnchecked(
    context,
    actor,
    { ...person, clientId: ofClient ? clientId : undefined },
    origin,
  );
}

/** Leaves the permission to its caller, as whoever starts a client may invite its first person. */
export function invitePersonUnchecked(
  { db, queue }: AccountsContext,
  actor: Actor,
  { name, email, role, clientId, clientIds, facilityIds }: InvitationForm,
  origin: RequestOrigin,
): Promise<InviteResult> {
  return db.transaction(async (tx): Promise<InviteResult> => {
    await lockPeople(tx, clientId ?? null);
    if (!(await isStill(tx, actor))) return { ok: false, reason: "not-allowed" };
    if (role === "administrator" && !(await isRecentlyConfirmed(tx, actor)))
      return { ok: false, reason: "confirm-first" };
    const sender = { form: "invitation", addressHash: actor.accountId };
    const use = await countRequest(tx, sender, perInviter);
    if (!use.allowed) return { ...use, ok: false, reason: "too-many" };
    if (clientId && (await tx.$count(clients, eq(clients.id, clientId))) === 0)
      return { ok: false, reason: "unknown-client" };
    const account = await insertInvited(tx, { name, email, role, clientId, by: actor.accountId });
    if (account === undefined) return { ok: false, reason: "address-taken" };
    const assignments = { clientIds, facilityIds };
    const replaced = await replaceAssignments(tx, account, nothingAssigned, assignments);
    if (!replaced.ok) {
      await tx.delete(accounts).where(eq(accounts.id, account.id));
      return replaced;
    }
    const { assigned } = replaced;
    const fields = { name, email, ...personTexts({ role: account.role, ...assigned }) };
    await recordAudit(
      tx,
      {
        kind: "invited",
        actorId: actor.accountId,
        accountId: account.id,
        clientId,
        change: createdFields(fields),
        details: { role, labels: await readAssignmentLabels(tx, Object.keys(fields)) },
      },
      origin,
    );
    await queueEmails(tx, queue, [invitationMail(account, actor.name)]);
    return { ok: true, accountId: account.id };
  });
}

export interface NewAccount {
  name: string;
  email: string;
  role: AccountRow["role"];
  clientId: string | undefined;
  by: string | undefined;
}

/** @returns nothing where the address has an account already */
export async function insertInvited(
  tx: Transaction,
  { name, email, role, clientId, by }: NewAccount,
): Promise<AccountRow | undefined> {
  const mailbox = mailboxOf(email);
  const [account] = await tx
    .insert(accounts)
    .values({ id: newId(), name, email, mailbox, role, clientId, createdBy: by })
    .onConflictDoNothing()
    .returning();
  return account;
}

const invitationMail = ({ id, email }: AccountRow, invitedBy: string) =>
  ({
    message: "account-invitation",
    to: email,
    about: { kind: "account", id },
    data: { invitedBy },
  }) as const;

export type ResendResult =
  | { ok: true }
  | { ok: false; reason: "not-allowed" | "not-found" | "confirm-first" | "not-invited" }
  | { ok: false; reason: "too-many"; retryAfterSeconds: number };

/**
 * Sends another mail with a link of its own; the links of earlier mails go on working. For somebody who
 * came out of a file it is the first one.
 */
export function resendInvitation(
  { db, queue }: AccountsContext,
  actor: Actor,
  accountId: string,
  origin: RequestOrigin,
): Promise<ResendResult> {
  return db.transaction(async (tx): Promise<ResendResult> => {
    const lockedPerson = await lockPerson(tx, actor, accountId);
    if (!lockedPerson.ok) return lockedPerson;
    if (lockedPerson.target.state !== "invited") return { ok: false, reason: "not-invited" };
    // Somebody who came out of a file has had no email yet, and this one would let them in.
    if (lockedPerson.target.role === "administrator" && !(await isRecentlyConfirmed(tx, actor)))
      return { ok: false, reason: "confirm-first" };
    const sender = { form: "invitation", addressHash: actor.accountId };
    const use = await countRequest(tx, sender, perInviter);
    if (!use.allowed) return { ...use, ok: false, reason: "too-many" };
    const { clientId, isUninvited } = lockedPerson.target;
    const kind = isUninvited ? "invited" : "invitation-resent";
    if (isUninvited)
      await tx.update(accounts).set({ isUninvited: false }).where(eq(accounts.id, accountId));
    await recordAudit(tx, { kind, actorId: actor.accountId, accountId, clientId }, origin);
    await queueEmails(tx, queue, [invitationMail(lockedPerson.target, actor.name)]);
    return { ok: true };
  });
}
