import { and, eq } from "drizzle-orm";
import type { Transaction } from "#platform/database/client.ts";
import type { Actor } from "./actor.ts";
import { ofVisibleClient } from "./scope.server.ts";
import { clients } from "./tables/clients.ts";

/** Locks a client until the transaction ends, for records of the client as a whole. */
export async function lockVisibleClient(
  tx: Transaction,
  actor: Actor,
  clientId: string,
): Promise<{ id: string } | undefined> {
  const [client] = await tx
    .select({ id: clients.id })
    .from(clients)
    .where(and(eq(clients.id, clientId), ofVisibleClient(actor, clients.id)))
    .for("update");
  return client;
}
