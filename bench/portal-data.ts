/** Clients with years of visits, work orders and messages, beside whatever a database holds already. */
import { type SQL, sql } from "drizzle-orm";
import { pino } from "pino";
import type { Database } from "#platform/database/client.ts";
import { openDatabase } from "#platform/database/open.ts";

export interface PortalSize {
  clients: number;
  facilities: number;
  visits: number;
  workOrders: number;
  messages: number;
}

export const wholeSize: PortalSize = {
  clients: 200,
  facilities: 2_000,
  visits: 1_000_000,
  workOrders: 200_000,
  messages: 500_000,
};

export const tenthOf = (size: PortalSize): PortalSize => ({
  clients: size.clients / 10,
  facilities: size.facilities / 10,
  visits: size.visits / 10,
  workOrders: size.workOrders / 10,
  messages: size.messages / 10,
});

const messagesAThread = 10;

/** @param at a folder for the embedded engine, or the address of a PostgreSQL database; no server may use the folder */
export async function fillPortal(at: { folder: string } | { url: string }, size: PortalSize) {
  const [dataDirectory, databaseUrl] = "url" in at ? ["", at.url] : [at.folder, undefined];
  const log = pino({ level: "silent" });
  const opened = await openDatabase({ dataDirectory, databaseUrl, log });
  if (!opened.ok) throw new Error(opened.message);
  const { background: db, close } = opened.database;
  const facilities = size.facilities;
  await addPlaces(db, size);
  // A few facilities at a time keep each statement within the time limit.
  const piece = 50;
  for (let from = 1; from <= facilities; from += piece) {
    const place = sql`bench_places where n between ${from} and ${Math.min(facilities, from + piece - 1)}`;
    await addVisits(db, place, size.visits / facilities);
    await addWorkOrders(db, place, size.workOrders / facilities);
    await addMessages(db, place, size.messages / facilities / messagesAThread);
  }
  await db.execute(sql`drop table bench_places`);
  // The database does this by itself within a minute.
  for (const table of tables) await db.execute(sql.raw(`vacuum analyze ${table}`));
  await close();
}

const tables = [
  "clients",
  "facilities",
  "areas",
  "visit_series",
  "visits",
  "visit_tasks",
  "work_orders",
  "history_events",
  "threads",
  "thread_messages",
  "thread_readers",
];

/** Clients, an administrator and a manager of each, facilities with an area and a series. */
async function addPlaces(db: Database, { clients, facilities }: PortalSize): Promise<void> {
  await db.execute(sql`create table bench_places as
    select n, gen_random_uuid() as facility_id, gen_random_uuid() as area_id,
      gen_random_uuid() as series_id, 1 + n % ${clients}::int as client
    from generate_series(1, ${facilities}::int) as n`);
  await db.execute(sql`alter table bench_places add column client_id uuid,
    add column person_id uuid, add column manager_id uuid`);
  await db.execute(sql`update bench_places set client_id = c.id, person_id = c.person,
    manager_id = c.manager from (
      select n, gen_random_uuid() as id, gen_random_uuid() as person, gen_random_uuid() as manager
      from generate_series(1, ${clients}::int) as n) as c where c.n = client`);
  await db.execute(sql`insert into clients (id, name)
    select distinct client_id, 'Bench client ' || client from bench_places`);
  for (const [role, column] of [
    ["client-administrator", sql`person_id`],
    ["account-manager", sql`manager_id`],
  ] as const)
    await db.execute(sql`insert into accounts (id, name, email, mailbox, role, client_id, state)
      select distinct ${column}, ${role} || ' ' || client, ${role} || client || '@bench.example.com',
        ${role} || client || '@bench.example.com', ${role}::account_role,
        case when ${role} = 'account-manager' then null else client_id end,
        'invited'::account_state from bench_places`);
  await db.execute(sql`insert into client_assignments (account_id, client_id)
    select distinct manager_id, client_id from bench_places`);
  await db.execute(sql`insert into facilities (id, client_id, name, time_zone, city, state)
    select facility_id, client_id, 'Bench facility ' || n,
      (array['America/Chicago', 'America/New_York', 'America/Denver', 'America/Los_Angeles'])[1 + n % 4],
      'Springfield', 'IL' from bench_places`);
  await db.execute(sql`insert into areas (id, client_id, facility_id, name, floor, type, square_feet,
      floor_covering, position)
    select area_id, client_id, facility_id, 'Lobby', '1', 'lobby', 1200, 'tile', 1 from bench_places`);
  await db.execute(sql`insert into visit_series (id, client_id, facility_id, title, rule, starts_on,
      ends_on, window_start, window_end, crew_size, does_scope)
    select series_id, client_id, facility_id, 'Evening cleaning',
      'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO,TU,WE,TH,FR,SA,SU', current_date - 1000, current_date + 30,
      '22:00', '02:00', 2, false from bench_places`);
}

/** A night each, up to ten days ahead; one in forty missed; the last week with its tasks. */
async function addVisits(db: Database, place: SQL, ofEach: number): Promise<void> {
  await db.execute(sql`
    insert into visits (id, client_id, facility_id, series_id, original_date, date, window_start,
      window_end, begins_at, ends_at, crew_size, state, missed_at, checked_in_at, checked_in_by,
      checked_in_how, checked_out_at, checked_out_by, checked_out_how)
    select gen_random_uuid(), client_id, facility_id, series_id, night, night, '22:00', '02:00',
      begins, begins + interval '4 hours', 2,
      (case when not is_over then 'scheduled' when came then 'completed' else 'missed' end)::visit_state,
      case when is_over and not came then begins + interval '1 hour' end,
      case when came then begins end, case when came then manager_id end,
      case when came then 'site-code'::attendance_method end,
      case when came then begins + interval '3 hours' end, case when came then manager_id end,
      case when came then 'site-code'::attendance_method end
    from (select *, begins + interval '4 hours' < now() as is_over,
        begins + interval '4 hours' < now() and day % 40 <> 0 as came
      from (select p.*, day, current_date + 10 - day as night,
          (current_date + 10 - day) + interval '28 hours' as begins
        from (select * from ${place}) as p, generate_series(0, ${ofEach - 1}::int) as day) as nights
    ) as planned`);
  await db.execute(sql`
    insert into visit_tasks (id, visit_id, client_id, facility_id, position, area_id, area_name,
      floor, task, done_at, done_by)
    select gen_random_uuid(), v.id, v.client_id, v.facility_id, task, p.area_id, 'Lobby', '1',
      'Task ' || task, v.checked_out_at, v.checked_out_by
    from (select * from ${place}) as p
      join visits as v on v.series_id = p.series_id and v.state = 'completed'
        and v.date > current_date - 7, generate_series(1, 8) as task`);
}

/** One work order in twenty is open, one in fifty waits to be accepted, and the others are accepted. */
async function addWorkOrders(db: Database, place: SQL, ofEach: number): Promise<void> {
  await db.execute(sql`
    with added as (
      insert into work_orders (id, client_id, facility_id, number, area_id, category, priority, text,
        source, asked_by, state, created_at, started_at, finished_at, accepted_at, due_at, due_clock)
      select gen_random_uuid(), client_id, facility_id, 'BENCH-' || n || '-' || one, area_id,
        'spill', (case when one % 9 = 0 then 'urgent' else 'routine' end)::priority,
        'Coffee on the carpet of room ' || one || case when one % 10 < 3 then ', nightly' else '' end,
        'client', person_id,
        (case when one % 20 = 0 then 'new' when one % 50 = 1 then 'done' else 'accepted' end)::work_order_state,
        asked, case when one % 20 > 0 then asked + interval '2 hours' end,
        case when one % 20 > 0 then asked + interval '5 hours' end,
        case when one % 20 > 0 and one % 50 <> 1 then asked + interval '1 day' end,
        case when one % 20 = 0 then asked + interval '2 days' end,
        case when one % 20 = 0 then 'resolution' end
      from (select p.*, one, now() - one * interval '3 days' as asked
        from (select * from ${place}) as p, generate_series(1, ${ofEach}::int) as one) as planned
      returning id, client_id, facility_id, asked_by, created_at, finished_at, accepted_at, priority)
    insert into history_events (id, at, record_kind, record_id, kind, actor_id, client_id, facility_id, details)
    select gen_random_uuid(), happened.at, 'work-order', added.id, happened.kind, added.asked_by,
      added.client_id, added.facility_id,
      case when happened.kind = 'created' then jsonb_build_object('priority', added.priority) else '{}' end
    from added, lateral (values ('created', created_at), ('finished', finished_at),
      ('accepted', accepted_at)) as happened (kind, at)
    where happened.at is not null`);
}

/** Threads have ten messages each, from client and manager in turn. */
async function addMessages(db: Database, place: SQL, threadsOfEach: number): Promise<void> {
  await db.execute(sql`
    with begun as (
      insert into threads (id, client_id, facility_id, subject, started_by, started_at)
      select gen_random_uuid(), client_id, facility_id, 'About room ' || one, person_id,
        now() - one * interval '9 days'
      from (select * from ${place}) as p, generate_series(1, ${threadsOfEach}::int) as one
      returning id, client_id, facility_id, started_by, started_at),
    written as (
      insert into thread_messages (id, client_id, facility_id, thread_id, author_id, text, sent_at, attempt)
      select gen_random_uuid(), begun.client_id, begun.facility_id, begun.id,
        case when one % 2 = 1 then begun.started_by else p.manager_id end,
        'The caretaker says that floor ' || one || ' is cleaned '
          || case when one % 10 < 3 then 'nightly' else 'weekly' end,
        begun.started_at + one * interval '1 hour', gen_random_uuid()
      from begun join (select * from ${place}) as p on p.facility_id = begun.facility_id,
        generate_series(1, ${messagesAThread}::int) as one
      returning thread_id, position)
    select count(*) from written`);
  await db.execute(sql`
    update threads set last_position = last.position, told_position = last.position
    from (select thread_id, max(position) as position from thread_messages as m
      where m.thread_id in (select t.id from threads as t
        where t.facility_id in (select facility_id from ${place})) group by thread_id) as last
    where last.thread_id = threads.id`);
}
