/** Staff and leads in a database, before a server is started on it. */
import { sql } from "drizzle-orm";
import { pino } from "pino";
import type { Database } from "#platform/database/client.ts";
import { openDatabase } from "#platform/database/open.ts";
import { createPasswordHasher } from "#platform/identity/passwords/password-hash.server.ts";
import { addPerson, password, type TestPerson } from "#tests/support/people.ts";

/** Five leads have the rare word, however many leads there are; three in ten have the common one. */
export const rareWord = "helipad";
export const commonWord = "nightly";

interface Filled {
  leads: number;
  people: number;
}

/** A folder for the embedded engine, or the address of a PostgreSQL database. */
type Place = { folder: string } | { url: string };

/** No server may run on the database at the same time. */
async function openAt(at: Place) {
  const [dataDirectory, databaseUrl] = "url" in at ? ["", at.url] : [at.folder, undefined];
  const log = pino({ level: "silent" });
  const opened = await openDatabase({ dataDirectory, databaseUrl, log });
  if (!opened.ok) throw new Error(opened.message);
  return opened.database;
}

export async function inDatabaseOf<Result>(
  at: Place,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const { db, close } = await openAt(at);
  const result = await work(db);
  await close();
  return result;
}

export async function fillOffice(at: Place, { leads, people }: Filled): Promise<TestPerson[]> {
  const { db, background, close } = await openAt(at);
  const passwords = await createPasswordHasher();
  const staff: TestPerson[] = [];
  for (let n = 0; n < people; n++) staff.push(await addPerson({ db, passwords }));
  // Parts keep each statement within its time limit.
  for (let from = 1; from <= leads; from += 10_000)
    await addLeads(background, from, Math.min(leads, from + 9_999), staff[0]?.id ?? null);
  // The database does this by itself within a minute.
  for (const table of ["leads", "emails"]) await background.execute(`vacuum analyze ${table}`);
  await close();
  return staff;
}

/**
 * Adds one lead every five minutes back from now: one in ten is open, one in fifty is quarantined, the rest
 * are answered, and one in four of all is assigned. Each has its two emails.
 */
async function addLeads(db: Database, from: number, to: number, assignee: string | null) {
  await db.execute(sql`
    insert into leads (id, reference, idempotency_key, fingerprint, received_at, screening,
      assigned_to, answered_at, full_name, company, email, phone, facility_type, square_footage,
      message)
    select gen_random_uuid(), 'B-' || n, 'bench ' || n, 'f', now() - n * interval '5 minutes',
      (case when n % 50 = 0 then 'quarantined' else 'accepted' end)::screening,
      case when n % 4 = 0 then ${assignee}::uuid end,
      case when n % 10 > 0 then now() - n * interval '4 minutes' end,
      (array['Anna', 'Ben', 'Carla', 'Dana', 'Eli', 'Fay', 'Gus'])[1 + n % 7] || ' '
        || (array['Novak', 'Rivera', 'Whitfield', 'Okafor', 'Lindqvist', 'Haas',
          'Ibarra', 'Jensen', 'Kowal', 'Lopez', 'Moreau'])[1 + n % 11],
      'Company ' || n, 'person' || n || '@example.com', '(312) 555-' || lpad((n % 10000)::text, 4, '0'),
      'healthcare', '4200',
      'Nine treatment rooms and a waiting area, cleaned '
        || case when n % 10 < 3 then ${commonWord} else 'weekly' end || ' after eight, floor ' || n % 97
        || case when n <= 5 then ' and the ${sql.raw(rareWord)}' else '' end
    from generate_series(${from}::int, ${to}::int) as n`);
  await db.execute(sql`
    insert into emails (id, message, recipient, about_kind, about_id, state, key)
    select gen_random_uuid(), sent.message, null, 'lead', leads.id, 'sent', sent.message || '.' || leads.id
    from generate_series(${from}::int, ${to}::int) as n join leads on leads.reference = 'B-' || n,
      unnest(array['quote-received-office', 'quote-received-visitor']) as sent (message)`);
}

/** @returns the cookies of a browser that is signed in, its familiar device included */
export async function signInTo(
  url: string,
  { username }: Pick<TestPerson, "username">,
  cookie = "",
  secret = password,
): Promise<string> {
  const response = await fetch(`${url}/api/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Cookie: cookie },
    body: JSON.stringify({ username, password: secret, rememberMe: false }),
  });
  if (response.status !== 200) throw new Error(`a sign-in was answered ${response.status}`);
  await response.arrayBuffer();
  const set = response.headers.getSetCookie().map((line) => line.split(";", 1)[0] ?? "");
  const isSet = (one: string) => set.some((line) => line.split("=")[0] === one.split("=")[0]);
  return [...cookie.split("; ").filter((one) => one && !isSet(one)), ...set].join("; ");
}
