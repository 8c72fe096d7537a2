import { eq, sql } from "drizzle-orm";
import type * as z from "zod/mini";
import type { Database, Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { createdFields } from "#platform/history/field-changes.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { clients, facilities } from "#platform/identity/tables/clients.ts";
import { recordChange } from "#platform/records/change-record.server.ts";
import type { clientForm, facilityForm } from "./client-form.ts";
import { usualWeek } from "./hours-form.ts";

export type CreateResult =
  | { ok: true; id: string }
  | { ok: false; reason: "not-allowed" | "not-found" | "same-name" };

/**
 * A client starts without facilities, so that its people can be invited. One of a name that is there
 * already is added only when somebody says so: a form that is opened and sent twice would make two.
 */
export function createClient(
  { db }: { db: Database },
  actor: Actor,
  { name, isAnother }: z.infer<ReturnType<typeof clientForm>>,
): Promise<CreateResult> {
  return db.transaction(async (tx): Promise<CreateResult> => {
    if (!may(actor, "clients.change")) return { ok: false, reason: "not-allowed" };
    if (isAnother === undefined && (await isClientNameTaken(tx, name)))
      return { ok: false, reason: "same-name" };
    return { ok: true, id: await insertClient(tx, actor, name) };
  });
}

/** The caller has checked the right, and that the name may be used. */
export async function insertClient(tx: Transaction, actor: Actor, name: string): Promise<string> {
  const id = newId();
  await tx.insert(clients).values({ id, name });
  await recordChange(tx, {
    recordKind: "client",
    recordId: id,
    clientId: id,
    kind: "created",
    actorId: actor.accountId,
    change: createdFields({ name }),
  });
  return id;
}

/** The lock makes two at once wait for each other; it ends with the transaction. */
export async function isClientNameTaken(tx: Transaction, name: string): Promise<boolean> {
  const plain = name.toLowerCase();
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`client ${plain}`}, 0))`);
  return (await tx.$count(clients, eq(sql`lower(${clients.name})`, plain))) > 0;
}

export function createFacility(
  { db }: { db: Database },
  actor: Actor,
  clientId: string,
  fields: z.infer<ReturnType<typeof facilityForm>>,
): Promise<CreateResult> {
  return db.transaction(async (tx): Promise<CreateResult> => {
    if (!may(actor, "clients.change")) return { ok: false, reason: "not-allowed" };
    if ((await tx.$count(clients, eq(clients.id, clientId))) === 0)
      return { ok: false, reason: "not-found" };
    return { ok: true, id: await insertFacility(tx, actor, clientId, fields) };
  });
}

/** The caller has checked the right, and that the client is there. */
export async function insertFacility(
  tx: Transaction,
  actor: Actor,
  clientId: string,
  { name, timeZone }: z.infer<ReturnType<typeof facilityForm>>,
): Promise<string> {
  const id = newId();
  await tx.insert(facilities).values({ id, clientId, name, timeZone, openingHours: usualWeek });
  await recordChange(tx, {
    recordKind: "facility",
    recordId: id,
    clientId,
    facilityId: id,
    kind: "created",
    actorId: actor.accountId,
    change: createdFields({ name, timeZone }),
  });
  return id;
}
