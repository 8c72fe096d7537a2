/** Measures how long one request holds the event loop, for the largest that each kind of address answers. */
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import type { Database } from "#platform/database/client.ts";
import { openDatabase } from "#platform/database/open.ts";
import { createDatabase } from "#tests/support/postgres-database.ts";
import { startTestServer } from "#tests/support/postgres-server.ts";
import { type RunningServer, startServer } from "#tests/support/server.ts";
import { daysBack, fillInsights } from "./insights-data.ts";
import { signInTo } from "./office-data.ts";
import { fillPortal, tenthOf, wholeSize } from "./portal-data.ts";
import { demoEnvironment, demoPassword } from "./portal-pages.ts";
import { median, type Section, targetRow } from "./report.ts";
import { delayModule, readLoopDelay } from "./server-delay.ts";
import { timeOf } from "./time-of.ts";

const rounds = 5;
const roundsNotCounted = 3;
const maxHeldMs = 50;

const areas = 500;
const people = 1_000;
const payments = 3_000;

interface Asked {
  who: "client" | "staff";
  path: string;
  form?: () => Record<string, string>;
}

export async function measureLoopHolds(): Promise<Section> {
  const postgres = await startTestServer(true);
  const database = await createDatabase(postgres.url);
  const folder = await mkdtemp(join(tmpdir(), "bench-holds-"));
  const delays = join(folder, "loop-delay.json");
  const env = { ...demoEnvironment, DATABASE_URL: database.url };
  const options = { dataDirectory: folder, env, startTimeoutMs: 240_000 };
  let server: RunningServer | undefined;
  try {
    await (await startServer(options)).stop();
    const person = await fillInsights(database.url, 1);
    await fillPortal({ url: database.url }, tenthOf(wholeSize));
    const place = await addLargeRecords(database.url, person.id);
    server = await startServer({ ...options, preload: delayModule(delays) });
    const cookies = {
      client: await signInTo(server.url, person),
      staff: await signInTo(server.url, { username: "staff.admin" }, "", demoPassword),
    };
    const rows = [];
    for (const [what, { who, path, form }] of Object.entries(requestsAbout(place))) {
      const held: number[] = [];
      for (let round = -roundsNotCounted; round < rounds; round++) {
        await readLoopDelay(server, delays);
        const fields: Record<string, string> | undefined = form && {
          ...form(),
          attempt: randomUUID(),
        };
        await timeOf(server.url + path, {
          cookie: cookies[who],
          ...(fields && { form: fields }),
          status: fields?.form === "add" ? 303 : 200,
        });
        const { most } = await readLoopDelay(server, delays);
        if (round >= 0) held.push(most);
      }
      rows.push(targetRow(what, median(held), " ms", { max: maxHeldMs }, 1));
    }
    return {
      title: "How long one request holds the event loop",
      method: `On PostgreSQL with the demonstration, 20 clients with 200 facilities and 100,000 visits, a client with 40 facilities and three years, one of them with ${areas} areas and as many lines of scope, ${people} people and ${payments} payments of an invoice. Longest hold while one request is answered, by \`perf_hooks.monitorEventLoopDelay\`; median of ${rounds}.`,
      rows,
    };
  } finally {
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
    await database.drop();
    await postgres.stop();
  }
}

interface Place {
  clientId: string;
  facilityId: string;
  emptyFacilityId: string;
}

function requestsAbout({ clientId, facilityId, emptyFacilityId }: Place): Record<string, Asked> {
  const client = (path: string): Asked => ({ who: "client", path: `/client-portal${path}` });
  const staff = (path: string): Asked => ({ who: "staff", path: `/office${path}` });
  const office = `/clients/${clientId}/facilities/${facilityId}`;
  const period = `?from=${dayBack(daysBack)}&to=${dayBack(0)}`;
  const lastMonth = dayBack(30);
  const paste = (form: string) => () => ({ form, text: pastedAreas() });
  return {
    "portal home": client(""),
    "portal schedule": client(`/schedule?on=${lastMonth}`),
    "portal schedule, list of a month": client(
      `/schedule?view=list&on=${lastMonth}&until=${dayBack(0)}`,
    ),
    "portal schedule, month": client(`/schedule?view=month&on=${lastMonth}`),
    "portal schedule as CSV": client(`/schedule/export.csv?view=month&on=${lastMonth}`),
    "visits of 92 days as JSON": {
      who: "client",
      path: `/api/portal/visits?from=${dayBack(92)}&to=${dayBack(0)}`,
    },
    "portal work orders as CSV": client("/work-orders/export.csv?tab=all"),
    "portal statement": client(`/invoices/statement${period}`),
    "portal statement as CSV": client(`/invoices/statement.csv${period}`),
    "portal statement as PDF": client(`/invoices/statement.pdf${period}`),
    "insights, three years": client(`/insights${period}`),
    "insights, three years, as CSV": client(`/insights.csv${period}`),
    "portal scope of 500 lines": client(`/facilities/${facilityId}/scope`),
    "portal people": client("/people"),
    "office schedule": staff("/schedule"),
    "office schedule, month": staff("/schedule?view=month"),
    "office schedule as CSV": staff("/schedule/export.csv?view=month"),
    "office work orders, all": staff("/work-orders?tab=all"),
    "office work orders as CSV": staff("/work-orders/export.csv?tab=all"),
    "office messages": staff("/messages"),
    "office clients": staff("/clients"),
    "office client": staff(`/clients/${clientId}`),
    "office client health": staff("/client-health"),
    "office people": staff("/people"),
    "office areas": staff(`${office}/areas`),
    "office scope of 500 lines": staff(`${office}/scope`),
    "500 signs as PDF": staff(`${office}/signs.pdf`),
    "preview of 500 pasted areas": {
      ...staff(`/clients/${clientId}/facilities/${emptyFacilityId}/areas/paste`),
      form: paste("preview"),
    },
    "500 pasted areas": {
      ...staff(`/clients/${clientId}/facilities/${emptyFacilityId}/areas/paste`),
      form: paste("add"),
    },
    "a new message": staff("/messages/new"),
    "a new work order": staff("/work-orders/new"),
    "an invitation": staff("/people/invite"),
  };
}

const dayBack = (days: number): string =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** Every call makes new names, because an area with the same name is refused. */
function pastedAreas(): string {
  const tag = randomUUID().slice(0, 8);
  return Array.from(
    { length: areas },
    (_, n) => `Room ${tag} ${n}\t${1 + Math.floor(n / 50)}\toffice\t220\tcarpet`,
  ).join("\n");
}

async function addLargeRecords(databaseUrl: string, administratorId: string): Promise<Place> {
  const log = pino({ level: "silent" });
  const opened = await openDatabase({ dataDirectory: "", databaseUrl, log });
  if (!opened.ok) throw new Error(opened.message);
  const { background: db, close } = opened.database;
  try {
    const { rows } = await db.execute(sql`select f.client_id, f.id from facilities as f
      join accounts as a on a.client_id = f.client_id where a.id = ${administratorId}
      order by f.name limit 2`);
    const [first, second] = rows;
    const place = {
      clientId: String(first?.client_id),
      facilityId: String(first?.id),
      emptyFacilityId: String(second?.id),
    };
    await addAreas(db, place);
    await addPeople(db, place.clientId);
    await addPayments(db, place, administratorId);
    return place;
  } finally {
    await close();
  }
}

async function addAreas(db: Database, { clientId, facilityId }: Place): Promise<void> {
  await db.execute(sql`insert into areas (id, client_id, facility_id, name, floor, type, square_feet,
      floor_covering, position)
    select gen_random_uuid(), ${clientId}::uuid, ${facilityId}::uuid, 'Room ' || n,
      (1 + n / 50)::text, 'office', 220, 'carpet', 1 + n
    from generate_series(1, ${areas - 1}::int) as n`);
  await db.execute(sql`insert into scopes (id, client_id, facility_id, version, created_by)
    select gen_random_uuid(), client_id, facility_id, 2, created_by from scopes
    where facility_id = ${facilityId} and version = 1`);
  await db.execute(sql`insert into scope_lines (id, client_id, facility_id, scope_id, area_id, task,
      times, per, monthly_price_cents)
    select gen_random_uuid(), a.client_id, a.facility_id, s.id, a.id, 'Vacuum the carpet', 5, 'week', 900
    from areas as a join scopes as s on s.facility_id = a.facility_id and s.version = 2
    where a.facility_id = ${facilityId}`);
  await db.execute(sql`update scopes set effective_from = current_date - 30
    where facility_id = ${facilityId} and version = 2`);
  await db.execute(sql`insert into area_signs (id, client_id, facility_id, area_id, code, made_by)
    select gen_random_uuid(), a.client_id, a.facility_id, a.id, substr(md5(a.id::text), 1, 12), s.created_by
    from areas as a join scopes as s on s.facility_id = a.facility_id and s.version = 2
    where a.facility_id = ${facilityId}
      and not exists (select from area_signs as made where made.area_id = a.id)`);
}

const addPeople = (db: Database, clientId: string) =>
  db.execute(sql`insert into accounts (id, name, email, mailbox, role, client_id, state)
    select gen_random_uuid(), 'Person ' || n, 'person' || n || '@bench.example.com',
      'person' || n || '@bench.example.com', 'client-member', ${clientId}::uuid, 'invited'
    from generate_series(1, ${people}::int) as n`);

async function addPayments(db: Database, { clientId, facilityId }: Place, by: string) {
  const invoiceId = randomUUID();
  await db.execute(sql`insert into invoices (id, client_id, facility_id, period, bill_to_name,
      bill_to_address, purchase_order, terms_days, total_cents)
    values (${invoiceId}, ${clientId}, ${facilityId}, date_trunc('month', current_date), 'Accounts',
      '1 Main Street', '', 30, 100000000)`);
  await db.execute(sql`update invoices set state = 'issued', number = 'BENCH-1',
      issued_on = current_date - 200, due_on = current_date - 170 where id = ${invoiceId}`);
  await db.execute(sql`insert into invoice_payments (id, client_id, invoice_id, cents, paid_on, method,
      reference, entered_by)
    select gen_random_uuid(), ${clientId}::uuid, ${invoiceId}::uuid, 100 + n,
      current_date - 1 - n % 150, 'ach', 'Transfer ' || n, ${by}::uuid
    from generate_series(1, ${payments}::int) as n`);
}
