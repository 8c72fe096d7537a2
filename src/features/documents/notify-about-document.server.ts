/** Nobody is notified of what they did themselves. */
import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import type { Transaction } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { clientAssignments } from "#platform/identity/tables/assignments.ts";
import { raiseNotifications } from "#platform/notifications/raise-notifications.server.ts";
import { isContract } from "./document-types.ts";
import { documentNotifications, documentRecord } from "./notifications.server.ts";
import type { DocumentRow } from "./tables/documents.ts";

type About = Pick<DocumentRow, "id" | "clientId" | "facilityId" | "type">;

const aboutOf = ({ id, clientId, facilityId }: About) => ({
  record: documentRecord,
  recordId: id,
  clientId,
  facilityId,
});

/** The client's people who may open it, of a document or its next version. */
export async function notifyAboutDocument(
  tx: Transaction,
  queue: PgBoss | undefined,
  actor: Pick<Actor, "accountId">,
  document: About,
  version: { id: string; number: number; at?: Date },
): Promise<void> {
  const roles = isContract(document.type)
    ? (["client-administrator"] as const)
    : (["client-administrator", "client-member"] as const);
  const people = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        eq(accounts.clientId, document.clientId),
        inArray(accounts.role, [...roles]),
        eq(accounts.state, "active"),
      ),
    );
  const key = `document-added.${version.id}`;
  const occurrence = {
    ...aboutOf(document),
    kind: documentNotifications["document-new"],
    actorId: actor.accountId,
    key,
    event: version.number === 1 ? "added" : "replaced",
    replaces: true,
    at: version.at,
  };
  const ids = people.map(({ id }) => id);
  await raiseNotifications(tx, queue, occurrence, ids, (to) => ({
    message: "document-added",
    to: to.email,
    about: { kind: "document", id: document.id },
    data: { accountId: to.accountId, version: version.number },
    key: `${key}.${to.accountId}`,
  }));
}

/** Administrators of the client and its account managers; without one, our administrators. */
export async function notifyAboutDocumentExpiry(
  tx: Transaction,
  queue: PgBoss | undefined,
  document: About,
  end: { versionId: string; validUntil: string; stage: number; isOver: boolean; at?: Date },
): Promise<void> {
  const { versionId, validUntil, stage, isOver } = end;
  const key = `document-ends.${versionId}.${validUntil}.${stage}`;
  const occurrence = {
    ...aboutOf(document),
    kind: documentNotifications["document-ends"],
    actorId: null,
    key,
    event: isOver ? "expired" : "ending",
    details: { validUntil },
    replaces: true,
    at: end.at,
  };
  const people = await listWhoLooksAfter(tx, document.clientId);
  await raiseNotifications(tx, queue, occurrence, people, (to) => ({
    message: "document-ends",
    to: to.email,
    about: { kind: "document", id: document.id },
    data: { accountId: to.accountId, validUntil, isOver },
    key: `${key}.${to.accountId}`,
  }));
}

async function listWhoLooksAfter(tx: Transaction, clientId: string): Promise<string[]> {
  const { id, role } = accounts;
  const isAssigned = sql`exists (select from ${clientAssignments} as a
    where a.account_id = ${id} and a.client_id = ${clientId})`;
  const recipients = await tx
    .select({ id, role })
    .from(accounts)
    .where(
      and(
        eq(accounts.state, "active"),
        or(
          and(eq(role, "client-administrator"), eq(accounts.clientId, clientId)),
          and(eq(role, "account-manager"), isAssigned),
          eq(role, "administrator"),
        ),
      ),
    );
  const isManaged = recipients.some((person) => person.role === "account-manager");
  return recipients
    .filter((person) => !isManaged || person.role !== "administrator")
    .map((person) => person.id);
}
