/** Fills a database with years of records for the figures: one client with many facilities, and others. */
import { sql } from "drizzle-orm";
import { pino } from "pino";
import type { Database } from "#platform/database/client.ts";
import { openDatabase } from "#platform/database/open.ts";
import { createPasswordHasher } from "#platform/identity/passwords/password-hash.server.ts";
import { addPerson, type TestPerson } from "#tests/support/people.ts";

export const facilitiesOfEach = 40;
export const daysBack = 1_096;

/**
 * Adds five visits, a work order and a report each week, and an inspection and an answer each month, for
 * every facility.
 * @returns the administrator of the first client
 */
export async function fillInsights(url: string, clients: number): Promise<TestPerson> {
  const log = pino({ level: "silent" });
  const opened = await openDatabase({ dataDirectory: "", databaseUrl: url, log });
  if (!opened.ok) throw new Error(opened.message);
  const { db, background, close } = opened.database;
  const [first] = (
    await background.execute(sql`insert into clients (id, name)
      select gen_random_uuid(), 'Bench client ' || n from generate_series(1, ${clients}::int) as n
      returning id`)
  ).rows;
  const clientId = String(first?.id);
  const context = { db, passwords: await createPasswordHasher() };
  const person = await addPerson(context, { role: "client-administrator", clientId });
  await addPlaces(background, person.id);
  // A few facilities at a time keep each statement within the time limit.
  const piece = 10;
  for (let from = 1; from <= clients * facilitiesOfEach; from += piece) {
    await background.execute(sql`create table bench_some as select * from bench_places
      where n between ${from}::int and ${from + piece - 1}::int`);
    for (const add of [addVisits, addWorkOrders, addInspections, addReports, addFeedback])
      await add(background, person.id);
    await background.execute(sql`drop table bench_some`);
  }
  await background.execute(sql`drop table bench_places`);
  // The database does this by itself within a minute.
  for (const table of tables) await background.execute(sql.raw(`vacuum analyze ${table}`));
  await close();
  return person;
}

const tables = [
  "clients",
  "facilities",
  "areas",
  "scopes",
  "scope_lines",
  "visits",
  "work_orders",
  "inspections",
  "area_signs",
  "occupant_reports",
  "feedback",
];

async function addPlaces(db: Database, by: string): Promise<void> {
  await db.execute(sql`create table bench_places as
    select row_number() over (order by c.name = 'Bench client 1' desc, c.id, of_each)::int as n,
      c.id as client_id, gen_random_uuid() as facility_id, gen_random_uuid() as area_id,
      gen_random_uuid() as series_id, gen_random_uuid() as scope_id, gen_random_uuid() as sign_id
    from clients as c, generate_series(1, ${facilitiesOfEach}::int) as of_each
    where c.name like 'Bench client %'`);
  await db.execute(sql`insert into facilities (id, client_id, name, time_zone, city, state)
    select facility_id, client_id, 'Bench facility ' || n,
      (array['America/Chicago', 'America/New_York', 'America/Denver', 'America/Los_Angeles'])[1 + n % 4],
      'Springfield', 'IL' from bench_places`);
  await db.execute(sql`insert into areas (id, client_id, facility_id, name, floor, type, square_feet,
      floor_covering, position)
    select area_id, client_id, facility_id, 'Lobby', '1', 'lobby', 1200, 'tile', 1 from bench_places`);
  await db.execute(sql`insert into scopes (id, client_id, facility_id, version, created_by)
    select scope_id, client_id, facility_id, 1, ${by}::uuid from bench_places`);
  await db.execute(sql`insert into scope_lines (id, client_id, facility_id, scope_id, area_id, task,
      times, per, monthly_price_cents)
    select gen_random_uuid(), client_id, facility_id, scope_id, area_id, 'Task ' || task, 5, 'week', 4000
    from bench_places, generate_series(1, 5) as task`);
  // A scope takes no lines once it is in effect, so it takes effect only now.
  await db.execute(sql`update scopes set effective_from = current_date - ${daysBack}::int
    where id in (select scope_id from bench_places)`);
  await db.execute(sql`insert into visit_series (id, client_id, facility_id, title, rule, starts_on,
      ends_on, window_start, window_end, crew_size, does_scope)
    select series_id, client_id, facility_id, 'Evening cleaning',
      'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO,TU,WE,TH,FR', current_date - ${daysBack}::int,
      current_date, '22:00', '02:00', 2, false from bench_places`);
  await db.execute(sql`insert into area_signs (id, client_id, facility_id, area_id, code, made_by)
    select sign_id, client_id, facility_id, area_id, right(sign_id::text, 12), ${by}::uuid
    from bench_places`);
}

/** One visit in fifty is missed, and one in ten is late. */
const addVisits = (db: Database, by: string) =>
  db.execute(sql`
    insert into visits (id, client_id, facility_id, series_id, original_date, date, window_start,
      window_end, begins_at, ends_at, crew_size, state, missed_at, checked_in_at, checked_in_by,
      checked_in_how, checked_out_at, checked_out_by, checked_out_how)
    select gen_random_uuid(), client_id, facility_id, series_id, night, night, '22:00', '02:00',
      begins, begins + interval '4 hours', 2,
      (case when came then 'completed' else 'missed' end)::visit_state,
      case when not came then begins + interval '1 hour' end,
      case when came then begins + make_interval(mins => case when day % 10 = 3 then 25 else 5 end) end,
      case when came then ${by}::uuid end, case when came then 'site-code'::attendance_method end,
      case when came then begins + interval '3 hours' end, case when came then ${by}::uuid end,
      case when came then 'site-code'::attendance_method end
    from (select p.*, day, (day + n) % 50 <> 0 as came, current_date - day as night,
        (current_date - day) + interval '28 hours' as begins
      from bench_some as p, generate_series(2, ${daysBack}::int) as day
      where extract(isodow from current_date - day) < 6) as nights`);

const addWorkOrders = (db: Database, by: string) =>
  db.execute(sql`
    insert into work_orders (id, client_id, facility_id, number, area_id, category, priority, text,
      source, asked_by, state, created_at, finished_at, accepted_at, is_breached, response_minutes,
      resolution_minutes)
    select gen_random_uuid(), client_id, facility_id, 'INSIGHT-' || n || '-' || one, area_id, 'spill',
      (array['routine', 'urgent', 'routine', 'planned'])[1 + one % 4]::priority, 'Coffee on the carpet',
      'client', ${by}::uuid, 'accepted', asked, asked + interval '5 hours', asked + interval '1 day',
      one % 30 = 0, 20 + one * n % 200, 100 + one * n % 900
    from (select p.*, one, now() - one * interval '7 days' as asked
      from bench_some as p, generate_series(1, 156) as one) as planned`);

const addInspections = (db: Database, by: string) =>
  db.execute(sql`
    insert into inspections (id, client_id, facility_id, scope_id, method, planned_on, inspector_id,
      state, started_at, finished_at, finished_by, score_tenths)
    select gen_random_uuid(), client_id, facility_id, scope_id, 'five-point',
      current_date - month * 30, ${by}::uuid, 'finished', now(), now(), ${by}::uuid,
      800 + month * n % 200
    from bench_some, generate_series(1, 36) as month`);

const addReports = (db: Database, _by: string) =>
  db.execute(sql`
    insert into occupant_reports (id, client_id, facility_id, sign_id, area_id, kind, text, language,
      received_at)
    select gen_random_uuid(), client_id, facility_id, sign_id, area_id, 'spill', '', 'en',
      now() - week * interval '7 days'
    from bench_some, generate_series(1, 156) as week`);

const addFeedback = (db: Database, by: string) =>
  db.execute(sql`
    insert into feedback (id, client_id, facility_id, account_id, work_order_id, asked_at, expires_at,
      score, answered_at)
    select gen_random_uuid(), client_id, facility_id, ${by}::uuid, id, created_at,
      created_at + interval '45 days', mod(extract(doy from created_at)::int, 11),
      created_at + interval '1 day'
    from (select w.*, row_number() over (partition by w.facility_id order by w.created_at) as place
      from work_orders as w join bench_some as p on p.facility_id = w.facility_id) as numbered
    where place % 4 = 0`);
