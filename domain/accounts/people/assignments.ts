import { and, eq, inArray } from "drizzle-orm";
import type { Transaction } from "#database/client.ts";
import type { AccountRow } from "#database/tables/accounts.ts";
import { clientAssignments, facilityAssignments } from "#database/tables/assignments.ts";
import { clients, facilities } from "#database/tables/clients.ts";
import type { AccountsContext, RequestOrigin } from "#domain/accounts/accounts-context.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { recordAudit } from "#domain/accounts/audit/record-audit.ts";
import { assignedTo } from "#domain/accounts/roles.ts";
import { sendHint } from "#domain/live/hints.ts";
import { lockPerson } from "./people-lock.ts";

/** Ids of clients for an account manager, of facilities for the roles that are assigned some. */
export interface Assignments {
  clientIds: readonly string[];
  facilityIds: readonly string[];
}

export type AssignmentError = "unknown-client" | "unknown-facility";

/** Replaces all; a client's people get its own facilities only. @returns ids that cannot be assigned */
export async function replaceAssignments(
  tx: Transaction,
  { id: accountId, role, clientId }: Pick<AccountRow, "id" | "role" | "clientId">,
  given: Assignments,
): Promise<AssignmentError | undefined> {
  const kind = assignedTo[role];
  const clientIds = kind === "clients" ? [...new Set(given.clientIds)] : [];
  const facilityIds = kind === "facilities" ? [...new Set(given.facilityIds)] : [];
  const foundClients = await tx.$count(clients, inArray(clients.id, clientIds));
  if (foundClients !== clientIds.length) return "unknown-client";
  const assignable = and(
    inArray(facilities.id, facilityIds),
    clientId === null ? undefined : eq(facilities.clientId, clientId),
  );
  if ((await tx.$count(facilities, assignable)) !== facilityIds.length) return "unknown-facility";

  await tx.delete(clientAssignments).where(eq(clientAssignments.accountId, accountId));
  await tx.delete(facilityAssignments).where(eq(facilityAssignments.accountId, accountId));
  if (clientIds.length > 0)
    await tx.insert(clientAssignments).values(clientIds.map((id) => ({ accountId, clientId: id })));
  if (facilityIds.length > 0)
    await tx
      .insert(facilityAssignments)
      .values(facilityIds.map((facilityId) => ({ accountId, facilityId })));
  return undefined;
}

export type AssignResult =
  | { ok: true }
  | { ok: false; reason: "not-allowed" | "not-found" | AssignmentError };

/** Takes effect with the next read of that person: reads ask for assignments each time. */
export function assign(
  { db }: AccountsContext,
  actor: Actor,
  accountId: string,
  given: Assignments,
  origin: RequestOrigin,
): Promise<AssignResult> {
  return db.transaction(async (tx): Promise<AssignResult> => {
    const found = await lockPerson(tx, actor, accountId);
    if (!found.ok) return found;
    const fault = await replaceAssignments(tx, found.target, given);
    if (fault !== undefined) return { ok: false, reason: fault };
    const { clientId } = found.target;
    const kind = "assignments-changed";
    const details = { clients: given.clientIds, facilities: given.facilityIds };
    const entry = { kind, actorId: actor.accountId, accountId, clientId, details } as const;
    await recordAudit(tx, entry, origin);
    // Open screens of the person hear of other facilities from now on.
    await sendHint(tx, { kind: "session", id: accountId });
    return { ok: true };
  });
}
