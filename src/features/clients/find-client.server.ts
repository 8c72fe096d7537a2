import { and, asc, eq, sql } from "drizzle-orm";
import { areas } from "#features/facilities/tables/areas.ts";
import { scopeLines, scopes } from "#features/scopes/tables/scopes.ts";
import type { Database } from "#platform/database/client.ts";
import { byName } from "#platform/database/tables/name-order.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { inVisibleFacility, ofVisibleClient } from "#platform/identity/scope.server.ts";
import { clients, facilities } from "#platform/identity/tables/clients.ts";

export interface ClientFacility {
  id: string;
  name: string;
  /** E.g. `Chicago, IL`; empty where none is entered. */
  place: string;
  areaCount: number;
  squareFeet: number;
  /** Price of the scope in effect; null if there is none, or the actor may not know prices. */
  monthlyPriceCents: number | null;
  archivedAt: Date | null;
}

export interface ClientDetail {
  id: string;
  name: string;
  /** Facilities within the actor's reach, archived ones last. */
  facilities: ClientFacility[];
}

/** Only staff call this. Undefined if there is no such client, or the actor may not see it. */
export async function findClient(
  db: Database,
  actor: Actor,
  clientId: string,
): Promise<ClientDetail | undefined> {
  if (!may(actor, "clients.read")) return undefined;
  const [client] = await db
    .select({ id: clients.id, name: clients.name })
    .from(clients)
    .where(and(eq(clients.id, clientId), ofVisibleClient(actor, clients.id)));
  if (client === undefined) return undefined;
  const rows = await db
    .select({
      id: facilities.id,
      name: facilities.name,
      city: facilities.city,
      state: facilities.state,
      archivedAt: facilities.archivedAt,
      areaCount: areasInUse(sql`count(*)`),
      squareFeet: areasInUse(sql`coalesce(sum(a.square_feet), 0)`),
      monthlyPriceCents: sql<number | null>`(select sum(l.monthly_price_cents)
        from ${scopeLines} as l where l.scope_id = (select s.id from ${scopes} as s
          where s.facility_id = ${facilities}.id
            and s.effective_from <= (now() at time zone ${facilities}.time_zone)::date
          order by s.version desc limit 1))`.mapWith(Number),
    })
    .from(facilities)
    .where(
      and(
        eq(facilities.clientId, clientId),
        inVisibleFacility(actor, { facilityId: facilities.id, clientId: facilities.clientId }),
      ),
    )
    .orderBy(
      sql`${facilities.archivedAt} is not null`,
      asc(byName(facilities.name)),
      asc(facilities.id),
    );
  const mayKnow = may(actor, "prices.read");
  return {
    ...client,
    facilities: rows.map(({ city, state, monthlyPriceCents, ...row }) => ({
      ...row,
      place: [city, state].filter(Boolean).join(", "),
      monthlyPriceCents: mayKnow ? monthlyPriceCents : null,
    })),
  };
}

const areasInUse = (value: ReturnType<typeof sql>) =>
  sql<number>`(select ${value} from ${areas} as a
    where a.facility_id = ${facilities}.id and a.archived_at is null)`.mapWith(Number);
