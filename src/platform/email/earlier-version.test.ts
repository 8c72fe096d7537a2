/** A database as the first version left it, opened by this one. */

import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { Client } from "pg";
import { PgBoss } from "pg-boss";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { findLeads } from "#features/leads/leads.server.ts";
import type { Database, OpenDatabase } from "#platform/database/client.ts";
import { runDatabase } from "#platform/database/embedded/run-database.ts";
import { emptyDatabaseArchive } from "#platform/database/embedded/template.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openDatabase } from "#platform/database/open.ts";
import { startQueue } from "#platform/jobs/queue.server.ts";
import { createPostgresDatabase, silentLog } from "#tests/support/databases.ts";
import { type MailServer, startMailServer } from "#tests/support/mail-server.ts";
import { startTestWorker } from "#tests/support/worker.ts";

const soon = { timeout: 30_000, interval: 100 };
const office = "office@cleardawn.example";
const migrationsFolder = `${import.meta.dirname}/../database/migrations`;
/** How many migrations the first version had. */
const migrationsThen = 2;

const ids = (count: number) => Array.from({ length: count }, () => randomUUID());
const [lead = "", sent = "", spam = "", message = "", application = "", signup = "", reader = ""] =
  ids(7);

const submission = (id: string, letter: string) =>
  sql`${id}, ${`${letter}-${id.slice(0, 8)}`}, ${id}, 'f'`;

async function fill(db: Database): Promise<void> {
  for (const { sql: statements } of readMigrationFiles({ migrationsFolder }).slice(
    0,
    migrationsThen,
  ))
    for (const statement of statements) await db.execute(sql.raw(statement));
  await db.execute(sql`create schema drizzle`);
  await db.execute(sql`create table drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`);
  for (const { hash, folderMillis } of readMigrationFiles({ migrationsFolder }).slice(
    0,
    migrationsThen,
  ))
    await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at)
      values (${hash}, ${folderMillis})`);

  const quote = sql`'Dana', 'Lakeside', '+1 312 555 0100', 'office', '12,000', 'Please call.'`;
  await db.execute(sql`insert into leads (id, reference, idempotency_key, fingerprint, full_name,
      company, phone, facility_type, square_footage, message, email, screening, office_mail, visitor_mail, mail_fault)
    values (${submission(lead, "Q")}, ${quote}, 'due@example.com', 'accepted', 'queued', 'queued', null),
      (${submission(sent, "Q")}, ${quote}, 'had@example.com', 'accepted', 'sent', 'failed', '550 no such user'),
      (${submission(spam, "Q")}, ${quote}, 'spam@example.com', 'quarantined', 'held', 'held', null)`);
  await db.execute(sql`insert into inquiries (id, reference, idempotency_key, fingerprint, name, email,
      subject, message, newsletter, office_mail, visitor_mail)
    values (${submission(message, "M")}, 'Dana', 'writer@example.com', 'Windows', 'Inside too?', false, 'sent', 'queued')`);
  await db.execute(sql`insert into job_applications (id, reference, idempotency_key, fingerprint, full_name,
      email, phone, position, position_title, experience, resume, cover_letter, office_mail, visitor_mail)
    values (${submission(application, "A")}, 'Renee', 'renee@example.com', '3125550142', 'night-supervisor',
      'Night Supervisor', '3-5', 'https://example.com', 'A letter.', 'queued', 'sent')`);
  await db.execute(sql`insert into newsletter_signups (id, reference, idempotency_key, fingerprint, email,
      mailbox, confirmation_token, unsubscribe_token, expires_at)
    values (${submission(signup, "N")}, 'news@example.com', 'news@example.com', 'c', 'u', now() + interval '7 days')`);
  await db.execute(sql`insert into subscribers (id, email, mailbox, asked_at, asked_on_page, unsubscribe_token, welcome_mail)
    values (${reader}, 'reader@example.com', 'reader@example.com', now(), '/news', 'u2', 'sent')`);
}

/** The jobs that the first version had queued, one of them taken by a process that was killed. */
async function queueAsThen({ queueDatabase, engine }: OpenDatabase, db: Database): Promise<void> {
  const backend = engine === "embedded" ? "pglite" : "postgres";
  const queue = new PgBoss({ db: queueDatabase, backend, supervise: false, schedule: false });
  await queue.start();
  await queue.createQueue("mail-undeliverable");
  await queue.createQueue("mail", { deadLetter: "mail-undeliverable" });
  for (const data of [
    { message: "quote-received-office", recordId: lead },
    { message: "quote-received-visitor", recordId: lead },
    { message: "inquiry-received-visitor", recordId: message },
    { message: "application-received-office", recordId: application },
    { message: "newsletter-confirmation", recordId: signup },
  ])
    await queue.send("mail", data);
  await db.execute(sql`update pgboss.job set state = 'active', started_on = now()
    where data ->> 'message' = 'newsletter-confirmation'`);
  await queue.stop({ close: false, graceful: false });
}

async function openEmbedded(): Promise<OpenDatabase> {
  const limits = { turnMs: 60_000, sessionMs: 60_000, silenceMs: 60_000 };
  const archive = await emptyDatabaseArchive();
  const running = await runDatabase({ archive }, silentLog, { limits });
  const none = () => Promise.reject(new Error("A database in memory has no backup."));
  const copies = { backUp: none, copyDatabase: none };
  const database: OpenDatabase = { ...running, ...copies, engine: "embedded" };
  await fill(database.db);
  await queueAsThen(database, database.db);
  await migrate(database.db);
  return database;
}

async function openPostgres(): Promise<OpenDatabase> {
  const { url, drop } = await createPostgresDatabase();
  onTestFinished(drop);
  const client = new Client({ connectionString: url });
  await client.connect();
  const { drizzle } = await import("drizzle-orm/node-postgres");
  const before = drizzle(client) as unknown as Database;
  await fill(before);
  const executeSql = (text: string, values?: unknown[]) => client.query(text, values);
  const then = { queueDatabase: { executeSql }, engine: "postgres" } as unknown as OpenDatabase;
  await queueAsThen(then, before);
  await client.end();
  const opened = await openDatabase({ dataDirectory: "unused", databaseUrl: url, log: silentLog });
  if (!opened.ok) throw new Error(opened.message);
  return opened.database;
}

describe.each([
  ["PGlite", openEmbedded],
  ["PostgreSQL", openPostgres],
])("a database of the first version on %s", (_, open) => {
  let mails: MailServer;
  beforeEach(async () => {
    mails = await startMailServer();
  });

  it("keeps every record, and each of its emails is sent once", async () => {
    onTestFinished(() => mails.stop());
    const database = await open();
    onTestFinished(() => database.close());
    const queue = await startQueue(database, silentLog);
    onTestFinished(() => queue.stop({ close: false, graceful: false }));
    // A second process starts at the same moment.
    const other = await startQueue(database, silentLog);
    await other.stop({ close: false, graceful: false });
    const worker = await startTestWorker(database, queue, {
      smtpUrl: mails.url,
      officeEmail: office,
      origin: undefined,
    });
    onTestFinished(() => worker.stop());

    const states = async () => {
      const { rows } = await database.db.execute(
        sql`select message, about_id as id, state from emails order by 1, 2`,
      );
      return rows;
    };
    await vi.waitFor(async () => {
      expect((await states()).filter(({ state }) => state === "queued")).toEqual([]);
    }, soon);
    expect(mails.emails.flatMap(({ recipients }) => recipients).sort()).toEqual([
      "due@example.com",
      "news@example.com",
      office,
      office,
      "writer@example.com",
    ]);
    expect(await states()).toHaveLength(10);
    const leads = await findLeads(database.db, [lead, sent, spam]);
    const fate = Object.fromEntries(leads.map(({ id, ...rest }) => [id, rest]));
    expect(fate[lead]).toMatchObject({ officeEmail: "sent", visitorEmail: "sent" });
    expect(fate[sent]).toMatchObject({ visitorEmail: "failed", emailError: "550 no such user" });
    expect(fate[spam]).toMatchObject({ screening: "quarantined", officeEmail: null });
    const { rows } = await database.db.execute(sql`
      select (select count(*)::int from contact_messages) as messages,
        (select count(*)::int from job_applications) as applications,
        (select count(*)::int from newsletter_signups) as signups,
        (select requested_on_page from subscribers) as page`);
    expect(rows).toEqual([{ messages: 1, applications: 1, signups: 1, page: "/news" }]);
    expect(await queue.getQueue("mail")).toBeNull();
  });
});
