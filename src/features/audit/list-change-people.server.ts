/** The people to whom the audit can be narrowed. */
import { asc, eq, isNull, or } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";

/** A longer list is not offered: the client is chosen first. */
const maxPeople = 200;

export interface ChangePerson {
  id: string;
  name: string;
  isStaff: boolean;
}

/**
 * Includes people who were removed, because what they did stays. Where there are very many, only
 * the staff and the people of the chosen client.
 */
export async function listChangePeople(
  db: Database,
  actor: Actor,
  chosen: { clientId?: string | undefined; personId?: string | undefined },
  limit = maxPeople,
): Promise<ChangePerson[]> {
  if (!may(actor, "audit.read-all")) return [];
  const { id, name, clientId } = accounts;
  const people = db.select({ id, name, clientId }).from(accounts);
  const limitedPeople = await people.orderBy(asc(name), asc(id)).limit(limit + 1);
  const rows =
    limitedPeople.length <= limit
      ? limitedPeople
      : await db
          .select({ id, name, clientId })
          .from(accounts)
          .where(
            or(
              isNull(clientId),
              chosen.clientId === undefined ? undefined : eq(clientId, chosen.clientId),
              chosen.personId === undefined ? undefined : eq(id, chosen.personId),
            ),
          )
          .orderBy(asc(name), asc(id));
  return rows.map((row) => ({ id: row.id, name: row.name, isStaff: row.clientId === null }));
}
