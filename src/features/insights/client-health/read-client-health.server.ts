/** Clients and facilities with something red, worst first: one query, whatever the number of clients. */
import { and, isNull, type SQL, sql } from "drizzle-orm";
import { scoreBands } from "#features/feedback/feedback-types.ts";
import { feedback } from "#features/feedback/tables/feedback.ts";
import { threads } from "#features/messages/tables/threads.ts";
import { isVisibleThread } from "#features/messages/visible-threads.server.ts";
import { visits } from "#features/visits/tables/visits.ts";
import { hasOpenState, workOrders } from "#features/work-orders/tables/work-orders.ts";
import type { Database } from "#platform/database/client.ts";
import { comparisonIn } from "#platform/format/sort-order.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { inVisibleFacility } from "#platform/identity/scope.server.ts";
import { accountLinks } from "#platform/identity/tables/account-links.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { clients, facilities } from "#platform/identity/tables/clients.ts";
import {
  feedbackDays,
  invitationDays,
  missedDays,
  type Signal,
  signals,
  signalWeights,
} from "./client-health-types.ts";

export interface FacilityHealth {
  id: string;
  name: string;
  counts: Record<Signal, number>;
  /** ISO dates of the first and the last missed visit that are counted, where there is one. */
  missedDates: { first: string; last: string } | undefined;
  weight: number;
}

export interface ClientHealth {
  id: string;
  name: string;
  /** Facilities with something red, worst first. */
  facilities: FacilityHealth[];
  /** Facilities in service with nothing red. */
  clear: number;
  /** Invitations that have ended, or end in three days; 0 for people who may not read people. */
  invitations: number;
  weight: number;
}

/** Empty for who directs no work. */
export async function readClientHealth(db: Database, actor: Actor): Promise<ClientHealth[]> {
  if (!may(actor, "client-health.read")) return [];
  const { rows } = await db.execute(healthQuery(actor));
  const healthByClient = new Map<string, ClientHealth>();
  for (const row of rows) {
    const id = String(row.client_id);
    const health = healthByClient.get(id) ?? {
      id,
      name: String(row.client_name),
      facilities: [],
      clear: 0,
      weight: 0,
      invitations: Number(row.invitations),
    };
    healthByClient.set(id, health);
    const facility = facilityOf(row);
    health.weight += facility.weight;
    if (facility.weight > 0) health.facilities.push(facility);
    else health.clear += 1;
  }
  const compare = comparisonIn(actor.language);
  const worst = <One extends { weight: number; name: string }>(list: One[]) =>
    list.toSorted((a, b) => b.weight - a.weight || compare(a.name, b.name));
  return worst([...healthByClient.values()]).map((client) => ({
    ...client,
    facilities: worst(client.facilities),
  }));
}

function facilityOf(row: Record<string, unknown>): FacilityHealth {
  const countOf = (signal: Signal) => Number(row[signal] ?? 0);
  const [late, missed, low] = [countOf("late"), countOf("missed"), countOf("low")];
  const [breached, unanswered] = [countOf("breached"), countOf("unanswered")];
  const counts = { late, missed, low, breached, unanswered };
  return {
    id: String(row.id),
    name: String(row.name),
    counts,
    missedDates:
      missed === 0 ? undefined : { first: String(row.first_missed), last: String(row.last_missed) },
    weight: signals.reduce((sum, signal) => sum + counts[signal] * signalWeights[signal], 0),
  };
}

/** Each count is of the rows that its link shows, by the same conditions as that list. */
function healthQuery(actor: Actor): SQL {
  const { id, clientId, name, archivedAt } = facilities;
  const isVisible = and(isNull(archivedAt), inVisibleFacility(actor, { facilityId: id, clientId }));
  const days = (count: number) => sql`now() - make_interval(days => ${count})`;
  return sql`
    with seen as materialized (
      select ${id} as id, ${clientId} as client_id, ${name} as name from ${facilities} where ${isVisible}
    ), orders as (
      select w.facility_id, count(*) filter (where w.due_at < now())::int as late,
        count(*) filter (where w.is_breached)::int as breached
      from ${workOrders} as w join seen on seen.id = w.facility_id
      where ${hasOpenState(sql`w.state`)}
      group by w.facility_id
    ), nights as (
      select v.facility_id, count(*)::int as missed, min(v.date)::text as first_missed,
        max(v.date)::text as last_missed
      from ${visits} as v join seen on seen.id = v.facility_id
      where v.state = 'missed' and v.begins_at > ${days(missedDays)} and v.begins_at < now()
      group by v.facility_id
    ), answers as (
      select f.facility_id, count(*)::int as low
      from ${feedback} as f join seen on seen.id = f.facility_id
      where f.answered_at > ${days(feedbackDays)} and f.score <= ${scoreBands.low.to}
      group by f.facility_id
    ), talks as (
      select ${threads.facilityId}, count(*)::int as unanswered
      from ${threads} join seen on seen.id = ${threads.facilityId}
      where ${threads.awaitsAnswer} and ${isVisibleThread(actor)}
      group by ${threads.facilityId}
    ), invited as (
      select a.client_id, count(*)::int as invitations from ${accounts} as a
      where a.state = 'invited' and a.client_id in (select client_id from seen)
        and (select max(l.expires_at) from ${accountLinks} as l
          where l.account_id = a.id and l.purpose = 'invitation')
          < now() + make_interval(days => ${invitationDays})
      group by a.client_id
    )
    select seen.id, seen.name, seen.client_id, ${clients.name} as client_name,
      orders.late, orders.breached, nights.missed, nights.first_missed, nights.last_missed, answers.low,
      talks.unanswered,
      ${may(actor, "people.read") ? sql`coalesce(invited.invitations, 0)` : sql`0`} as invitations
    from seen
    join ${clients} on ${clients.id} = seen.client_id
    left join orders on orders.facility_id = seen.id
    left join nights on nights.facility_id = seen.id
    left join answers on answers.facility_id = seen.id
    left join talks on talks.facility_id = seen.id
    left join invited on invited.client_id = seen.client_id`;
}
