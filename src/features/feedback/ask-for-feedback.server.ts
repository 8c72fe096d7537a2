/** Makes the questions that are due: in the portal at once, by email by `queue-feedback-mails.server.ts`. */
import { sql } from "drizzle-orm";
import { supplyRequests } from "#features/supplies/tables/supplies.ts";
import { visits } from "#features/visits/tables/visits.ts";
import { workOrders } from "#features/work-orders/tables/work-orders.ts";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import type { Database } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { dayMs } from "#platform/format/durations.ts";
import { personSeesFacility } from "#platform/identity/scope.server.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { clients, facilities } from "#platform/identity/tables/clients.ts";
import { raiseNotifications } from "#platform/notifications/raise-notifications.server.ts";
import { chooseFacilities, type QuarterChoice } from "./choose-facilities.ts";
import { quarterToAskAbout } from "./feedback-filter.ts";
import { daysToAnswer } from "./feedback-types.ts";
import { feedbackNotifications, feedbackRecord } from "./notifications.server.ts";
import { feedback } from "./tables/feedback.ts";

/** People can have a look first, and are not asked about what was long ago. */
const hoursAfter = 2;
const daysAfter = 14;
const maxPerRun = 200;

interface Question {
  clientId: string;
  facilityId: string;
  accountId: string;
  workOrderId: string | null;
  quarter: string | null;
  details: Record<string, unknown>;
}

/** @param companyZone whose calendar has the quarters @returns how many questions were made */
export async function askForFeedback(
  { db }: { db: Database },
  now: Date,
  companyZone: string,
): Promise<number> {
  const due = [...(await ordersToAskAbout(db, now)), ...(await quartersDue(db, now, companyZone))];
  let questionCount = 0;
  for (const question of due) if (await ask(db, question, now)) questionCount += 1;
  return questionCount;
}

/** Active people of clients with the facilities that they see. */
const clientPeople = sql`(select id, role::text as role, client_id,
    coalesce(accepted_at, created_at) as since
  from ${accounts} where state = 'active' and role in ('client-administrator', 'client-member'))`;

/** Each once, for the person who requested it; supplies are a tap and no work to judge. */
async function ordersToAskAbout(db: Database, now: Date): Promise<Question[]> {
  const { rows } = await db.execute(sql`
    select w.id, w.client_id, w.facility_id, w.asked_by, w.number, w.category
    from ${workOrders} as w
    join ${clientPeople} as person on person.id = w.asked_by
      and ${personSeesFacility("person", { clientId: sql`w.client_id`, facilityId: sql`w.facility_id` })}
    where w.state in ('done', 'accepted') and w.source = 'client'
      and w.finished_at between ${ago(now, daysAfter * dayMs)} and ${ago(now, hoursAfter * 3_600_000)}
      and not exists (select from ${feedback} as f where f.work_order_id = w.id)
      and not exists (select from ${supplyRequests} as s where s.work_order_id = w.id)
    order by w.finished_at desc limit ${maxPerRun}`);
  return rows.map((row) => ({
    clientId: String(row.client_id),
    facilityId: String(row.facility_id),
    accountId: String(row.asked_by),
    workOrderId: String(row.id),
    quarter: null,
    details: { number: row.number, category: row.category },
  }));
}

/** One facility for each person: those that were cleaned in the quarter, in turn. */
async function quartersDue(db: Database, now: Date, companyZone: string): Promise<Question[]> {
  const quarter = quarterToAskAbout(now, companyZone);
  if (quarter === undefined) return [];
  const { rows } = await db.execute(sql`
    select person.id, f.id as facility_id, f.client_id,
      (select count(*)::int from ${feedback} as q
        where q.facility_id = f.id and q.quarter = ${quarter.name}) as asked,
      (select max(q.quarter) from ${feedback} as q
        where q.facility_id = f.id and q.account_id = person.id) as last
    from ${facilities} as f
    join ${clients} as c on c.id = f.client_id
    join ${clientPeople} as person on person.since < ${quarter.ends.toISOString()}::timestamptz
      and ${personSeesFacility("person", { clientId: sql`f.client_id`, facilityId: sql`f.id` })}
    where f.archived_at is null
      and exists (select from ${visits} as v where v.facility_id = f.id and v.state = 'completed'
        and v.begins_at >= ${quarter.begins.toISOString()}::timestamptz
        and v.begins_at < ${quarter.ends.toISOString()}::timestamptz)
      and not exists (select from ${feedback} as q
        where q.account_id = person.id and q.quarter = ${quarter.name})
    order by person.id, f.id`);
  const choices: QuarterChoice[] = rows.map((row) => ({
    accountId: String(row.id),
    clientId: String(row.client_id),
    facilityId: String(row.facility_id),
    asked: Number(row.asked),
    last: row.last === null ? "" : String(row.last),
  }));
  const details = { quarter: quarter.name };
  return chooseFacilities(choices).map(({ accountId, clientId, facilityId }) => ({
    accountId,
    clientId,
    facilityId,
    workOrderId: null,
    quarter: quarter.name,
    details,
  }));
}

/** @returns false where another process has asked meanwhile */
function ask(db: Database, { details, ...question }: Question, now: Date): Promise<boolean> {
  const id = newId();
  const { accountId, clientId, facilityId } = question;
  return db.transaction(async (tx) => {
    const expiresAt = new Date(now.getTime() + daysToAnswer * dayMs);
    const added = await tx
      .insert(feedback)
      .values({ ...question, id, askedAt: now, expiresAt })
      .onConflictDoNothing()
      .returning({ id: feedback.id });
    if (added.length === 0) return false;
    const occurrence = {
      kind: feedbackNotifications.feedback,
      event: "asked",
      record: feedbackRecord,
      recordId: id,
      clientId,
      facilityId,
      actorId: null,
      details,
    };
    await raiseNotifications(tx, undefined, occurrence, [accountId]);
    await sendChangeEvent(tx, { kind: "feedback", id, clientId, facilityId });
    return true;
  });
}

const ago = (now: Date, ms: number) =>
  sql`${new Date(now.getTime() - ms).toISOString()}::timestamptz`;
