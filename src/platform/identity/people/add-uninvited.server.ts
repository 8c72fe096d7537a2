import { eq } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import { createdFields } from "#platform/history/field-changes.ts";
import type { Actor } from "../actor.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import type { InvitationForm } from "../invitation-form.server.ts";
import { may } from "../permissions.ts";
import { isClientRole } from "../roles.ts";
import { accounts } from "../tables/accounts.ts";
import { clients } from "../tables/clients.ts";
import { nothingAssigned, replaceAssignments } from "./assignments.server.ts";
import { personTexts, readAssignmentLabels } from "./edit-person.server.ts";
import { insertInvited } from "./invite-person.server.ts";
import { isStill, lockPeople } from "./people-lock.server.ts";

type AddResult = { ok: true; id: string } | { ok: false };

/**
 * A person with role and assignments to whom nobody writes before somebody invites them: out of a file,
 * hundreds come at once, and the day on which they hear of it is the owner's to choose.
 */
export function addUninvited(
  { db }: { db: Database },
  actor: Actor,
  { name, email, role, clientId, clientIds, facilityIds }: InvitationForm,
): Promise<AddResult> {
  const ofClient = isClientRole(role);
  if (!may(actor, ofClient ? "client-people.invite" : "staff.invite"))
    return Promise.resolve({ ok: false });
  return db.transaction(async (tx): Promise<AddResult> => {
    await lockPeople(tx, ofClient ? (clientId ?? null) : null);
    if (!(await isStill(tx, actor))) return { ok: false };
    if (ofClient && (clientId === undefined || !(await exists(tx, clientId)))) return { ok: false };
    const person = { name, email, role, clientId: ofClient ? clientId : undefined };
    const account = await insertInvited(tx, { ...person, by: actor.accountId });
    if (account === undefined) return { ok: false };
    await tx.update(accounts).set({ isUninvited: true }).where(eq(accounts.id, account.id));
    const replaced = await replaceAssignments(tx, account, nothingAssigned, {
      clientIds,
      facilityIds,
    });
    if (!replaced.ok) {
      await tx.delete(accounts).where(eq(accounts.id, account.id));
      return { ok: false };
    }
    const fields = { name, email, ...personTexts({ role, ...replaced.assigned }) };
    await recordAudit(
      tx,
      {
        kind: "added",
        actorId: actor.accountId,
        accountId: account.id,
        clientId: account.clientId,
        change: createdFields(fields),
        details: { role, labels: await readAssignmentLabels(tx, Object.keys(fields)) },
      },
      undefined,
    );
    return { ok: true, id: account.id };
  });
}

const exists = async (tx: Transaction, clientId: string): Promise<boolean> =>
  (await tx.$count(clients, eq(clients.id, clientId))) > 0;
