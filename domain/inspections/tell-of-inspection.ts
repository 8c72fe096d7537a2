import { inArray } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import type { Transaction } from "#database/client.ts";
import { accounts } from "#database/tables/accounts.ts";
import type { InspectionRow } from "#database/tables/inspections.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { isClientRole } from "#domain/accounts/roles.ts";
import { raiseNotifications } from "#domain/notifications/raise-notifications.ts";
import { listConcerned } from "#domain/visits/concerned-people.ts";

interface Told {
  kind: string;
  actor: Pick<Actor, "accountId" | "role">;
  details: Record<string, unknown>;
}

/** The other side: clients of what staff did, the account manager and supervisor of what clients did. */
export async function tellOfInspection(
  tx: Transaction,
  queue: PgBoss | undefined,
  { id, clientId, facilityId }: InspectionRow,
  { kind, actor, details }: Told,
): Promise<void> {
  const concerned = await listConcerned(tx, { clientId, facilityId });
  const roles = await tx
    .select({ id: accounts.id, role: accounts.role })
    .from(accounts)
    .where(inArray(accounts.id, concerned));
  const others = roles.filter(({ role }) => isClientRole(role) !== isClientRole(actor.role));
  const { remarkId } = details;
  const disputed = kind === "disputed" && typeof remarkId === "string" ? remarkId : undefined;
  await raiseNotifications(
    tx,
    queue,
    {
      ...({
        kind: disputed ? "inspection-dispute" : "inspection",
        event: kind,
        recordKind: "inspection",
        recordId: id,
      } as const),
      ...{ clientId, facilityId, actorId: actor.accountId, details },
    },
    others.map((person) => person.id),
    disputed === undefined
      ? undefined
      : ({ accountId, email }) => ({
          ...{ message: "inspection-disputed", to: email, about: { kind: "inspection", id } },
          data: { accountId, remarkId: disputed },
        }),
  );
}
