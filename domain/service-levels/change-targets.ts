import { and, eq } from "drizzle-orm";
import type { Database } from "#database/client.ts";
import { clients } from "#database/tables/clients.ts";
import { serviceLevelTargets } from "#database/tables/work-orders.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/permissions.ts";
import { ofVisibleClient } from "#domain/accounts/scope.ts";
import { recordHistory } from "#domain/history/history.ts";
import { sendHint } from "#domain/live/hints.ts";
import { refreshClocks } from "#domain/work-orders/refresh-clocks.ts";
import { priorities } from "./priority-types.ts";
import { readTargetsOf } from "./read-targets.ts";
import type { Targets } from "./targets.ts";

export type ChangeTargetsResult = { ok: true } | { ok: false; reason: "not-found" | "not-allowed" };

/** What is agreed with a client; it holds for open work orders as well. */
export function changeTargets(
  { db }: { db: Database },
  actor: Actor,
  clientId: string,
  targets: Targets,
): Promise<ChangeTargetsResult> {
  return db.transaction(async (tx): Promise<ChangeTargetsResult> => {
    const [client] = await tx
      .select({ id: clients.id })
      .from(clients)
      .where(and(eq(clients.id, clientId), ofVisibleClient(actor, clients.id)))
      .for("update");
    if (client === undefined) return { ok: false, reason: "not-found" };
    if (!may(actor, "service-levels.change")) return { ok: false, reason: "not-allowed" };
    const before = await readTargetsOf(tx, clientId);
    await tx.delete(serviceLevelTargets).where(eq(serviceLevelTargets.clientId, clientId));
    await tx
      .insert(serviceLevelTargets)
      .values(priorities.map((priority) => ({ clientId, priority, ...targets[priority] })));
    await recordHistory(tx, {
      ...{ recordKind: "client", recordId: clientId, clientId, kind: "targets-changed" },
      ...{ actorId: actor.accountId, details: { before, after: targets } },
    });
    await refreshClocks(tx, { clientId });
    await sendHint(tx, { kind: "client", id: clientId, clientId });
    return { ok: true };
  });
}
