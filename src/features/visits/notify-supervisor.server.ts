import { and, asc, eq, exists, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { clientAssignments, facilityAssignments } from "#platform/identity/tables/assignments.ts";
import { raiseNotifications } from "#platform/notifications/raise-notifications.server.ts";
import type { ChangeResult } from "#platform/records/change-record.server.ts";
import type { CommandContext } from "#platform/records/submission.ts";
import { changeVisit, type LockedVisit } from "./change-visit.server.ts";
import { visitNotifications, visitRecord } from "./notifications.server.ts";
import { visitNotes } from "./tables/visit-records.ts";

export interface NewNote {
  /** Made by the phone on which it was written. */
  id?: string;
  visitId: string;
  text: string;
}

/**
 * Goes from a crew to the supervisors of the facility, or to the account managers where there are
 * none: by email, and beside the visit for staff only.
 */
export const notifySupervisor = (
  { db, queue }: CommandContext,
  actor: Actor,
  { id = newId(), visitId, text }: NewNote,
  now = new Date(),
): Promise<ChangeResult<never>> =>
  changeVisit({ db }, actor, { id: visitId, needs: "visits.attend", now }, async (tx, visit) => {
    const { clientId, facilityId } = visit;
    const { language } = actor;
    const note = { id, visitId, clientId, facilityId, text, language, writtenAt: now };
    await tx.insert(visitNotes).values({ ...note, writtenBy: actor.accountId });
    const people = await listSupervisors(tx, visit, actor);
    const occurrence = {
      kind: visitNotifications["visit-note"],
      event: "noted",
      record: visitRecord,
      recordId: visitId,
      clientId,
      facilityId,
      actorId: actor.accountId,
      details: { noteId: id },
    };
    await raiseNotifications(tx, queue, occurrence, people, ({ accountId, email }) => ({
      message: "visit-note",
      to: email,
      data: { accountId, noteId: id },
      about: { kind: "visit", id: visitId },
      key: `visit-note.${id}.${accountId}`,
    }));
    return { kind: "supervisor-told", details: { noteId: id, told: people.length } };
  });

async function listSupervisors(
  tx: Transaction,
  { facilityId, clientId }: LockedVisit,
  author: Actor,
): Promise<string[]> {
  const active = (role: "supervisor" | "account-manager", assigned: SQL) =>
    tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(eq(accounts.state, "active"), eq(accounts.role, role), assigned))
      .orderBy(asc(accounts.id));
  const supervisors = await active(
    "supervisor",
    exists(sql`(select 1 from ${facilityAssignments} as a
      where a.account_id = ${accounts.id} and a.facility_id = ${facilityId})`),
  );
  const others = supervisors.filter(({ id }) => id !== author.accountId);
  if (others.length > 0) return others.map(({ id }) => id);
  const managers = await active(
    "account-manager",
    exists(sql`(select 1 from ${clientAssignments} as a
      where a.account_id = ${accounts.id} and a.client_id = ${clientId})`),
  );
  return managers.map(({ id }) => id);
}
