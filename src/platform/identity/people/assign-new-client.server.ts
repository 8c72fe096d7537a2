/** Whoever starts a client looks after it, where the role sees assigned clients alone. */
import { eq } from "drizzle-orm";
import type { Transaction } from "#platform/database/client.ts";
import type { RequestOrigin } from "../accounts-context.ts";
import type { Actor } from "../actor.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { assignedTo } from "../roles.ts";
import { accounts } from "../tables/accounts.ts";
import { readAssignments } from "./assignments.server.ts";
import { editPerson } from "./edit-person.server.ts";
import { lockPeople } from "./people-lock.server.ts";

export async function assignNewClient(
  tx: Transaction,
  actor: Actor,
  clientId: string,
  origin: RequestOrigin,
): Promise<void> {
  if (assignedTo[actor.role] !== "clients") return;
  await lockPeople(tx, null);
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, actor.accountId));
  if (account === undefined) return;
  const before = await readAssignments(tx, account.id);
  const clientIds = [...before.clientIds, clientId];
  const edited = await editPerson(tx, actor, account, { ...before, clientIds });
  if (!edited.ok) throw new Error(`A new client was not assigned: ${edited.reason}`);
  await recordAudit(
    tx,
    {
      kind: "assignments-changed",
      actorId: actor.accountId,
      accountId: account.id,
      change: edited.change,
      details: { labels: edited.labels },
    },
    origin,
  );
}
