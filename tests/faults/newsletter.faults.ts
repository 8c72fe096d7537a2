/**
 * A newsletter that two processes send over a mail server which fails a tenth of all recipients'
 * commands, while one process after the other is killed: nobody gets it twice, and whoever is said to
 * have it has it.
 */
import { setTimeout } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { shippedFacts } from "#content/company.ts";
import { addNewsletter, sendNow } from "#features/newsletter/newsletter-commands.server.ts";
import { fieldsOf } from "#features/newsletter/newsletter-types.ts";
import { isOfNewsletter } from "#features/newsletter/newsletters.server.ts";
import { emails, newsletters } from "#features/schema.ts";
import { changeCompany, companyTexts } from "#features/settings/company/change-company.server.ts";
import type { OpenDatabase } from "#platform/database/client.ts";
import { openDatabase } from "#platform/database/open.ts";
import { startQueue } from "#platform/jobs/queue.server.ts";
import { actorOf, addPerson, startAccounts } from "../support/accounts.ts";
import { type MailServer, startMailServer } from "../support/mail-server.ts";
import { addSubscribers, bothTexts } from "../support/newsletters.ts";
import { createDatabase } from "../support/postgres-database.ts";
import { startTestServer, type TestServer } from "../support/postgres-server.ts";
import { type RunningServer, startServer } from "../support/server.ts";

const rounds = Number(process.env.FAULT_ROUNDS ?? 8);
const readers = 120 * rounds;
/** For commands: the same reader is taken at the next attempt. */
const failing = 0.1;

const log = pino({ level: "silent" });
let postgres: TestServer;
let database: OpenDatabase;
let mails: MailServer;
let servers: RunningServer[] = [];
let url: string;
beforeAll(async () => {
  postgres = await startTestServer();
  url = (await createDatabase(postgres.url)).url;
  mails = await startMailServer();
  // The first one migrates.
  servers = [await startProcess()];
  servers.push(await startProcess());
  const opened = await openDatabase({ dataDirectory: "unused", databaseUrl: url, log });
  if (!opened.ok) throw new Error(opened.message);
  database = opened.database;
  // Nothing leaves with the address and the sender that the product came with.
  const { context, stop } = await startAccounts(database);
  const owner = actorOf(await addPerson(context, { role: "administrator" }));
  const own = { street: "1 Pier Street", email: "news@harborlight.com" };
  await changeCompany(context, owner, { ...companyTexts(shippedFacts), ...own });
  await stop();
}, 600_000);
afterAll(async () => {
  await Promise.all(servers.map((server) => server.discard()));
  await database?.close();
  await mails?.stop();
  await postgres?.stop();
});

const startProcess = () =>
  startServer({
    env: { DATABASE_URL: url, SMTP_URL: mails.url, ORIGIN: "https://www.cleardawn.example" },
    startTimeoutMs: 240_000,
  });

it("comes to each reader once, or to nobody twice where that cannot be known", async () => {
  const { db } = database;
  const addresses = Array.from({ length: readers }, (_, n) => `reader${n}@example.com`);
  await addSubscribers(db, addresses);
  let commands = 0;
  let failed = 0;
  mails.mood = {
    // A real server looks at the content for a while: a kill falls into that time as well.
    delay: 40,
    recipient: () => {
      commands += 1;
      if (Math.random() >= failing) return undefined;
      failed += 1;
      return { code: 451, text: "4.3.0 try again later" };
    },
  };
  const { context, stop } = await startAccounts(database);
  const author = actorOf(await addPerson(context, { role: "account-manager" }));
  await stop();
  const added = await addNewsletter({ db }, author, fieldsOf(bothTexts));
  if (!added.ok) throw new Error(added.reason);
  const queue = await startQueue(database, log);
  expect(await sendNow({ db, queue }, author, added.id, 1)).toEqual({ ok: true });
  await queue.stop({ close: false, graceful: false });

  for (let round = 0; round < rounds; round++) {
    const from = mails.emails.length;
    const enough = Math.min(readers - 20, from + 20 + Math.floor(Math.random() * 60));
    await until(() => mails.emails.length >= enough, 240_000);
    await setTimeout(Math.random() * 100);
    const victim = round % servers.length;
    await servers[victim]?.kill();
    servers[victim] = await startProcess();
  }
  const stateOf = async () =>
    (await db.select().from(newsletters).where(eq(newsletters.id, added.id)))[0];
  await until(async () => (await stateOf())?.state === "sent", 20 * 60_000);

  // A content without its end was not taken, whatever arrived of it.
  const taken = mails.emails.filter(({ raw }) => /--\r?\n$/.test(raw));
  const copies = Map.groupBy(taken, ({ recipients }) => recipients.join());
  const rows = await db.select().from(emails).where(isOfNewsletter(added.id));
  const timesOf = (address: string | null) => copies.get(address ?? "")?.length ?? 0;
  const sent = rows.filter(({ state }) => state === "sent");
  const uncertain = rows.filter(({ state }) => state === "failed");
  const missing = uncertain.filter(({ recipient }) => timesOf(recipient) === 0);
  console.warn(
    [
      `${readers} readers, ${rounds} processes killed`,
      `${failed} of ${commands} recipients' commands failed (${Math.round((failed / commands) * 100)} %)`,
      `${taken.length} emails taken, the most by one reader ${Math.max(...[...copies.values()].map(({ length }) => length))}`,
      `${sent.length} delivered, ${uncertain.length} uncertain, of which ${missing.length} did not arrive`,
    ].join("; "),
  );
  expect(rows.map(({ recipient }) => recipient).toSorted()).toEqual(addresses.toSorted());
  expect([...copies.values()].filter(({ length }) => length > 1)).toEqual([]);
  expect(sent.filter(({ recipient }) => timesOf(recipient) !== 1)).toEqual([]);
  expect(sent.length + uncertain.length).toBe(readers);
  // Ten at a time are on their way in a process.
  expect(uncertain.length).toBeLessThanOrEqual(10 * rounds);
  expect((await stateOf())?.figures).toEqual({
    delivered: sent.length,
    refused: 0,
    uncertain: uncertain.length,
    left: 0,
    stopped: 0,
  });
});

async function until(isSo: () => boolean | Promise<boolean>, limitMs: number): Promise<void> {
  for (const started = performance.now(); !(await isSo()); ) {
    if (performance.now() - started > limitMs) throw new Error("it took too long");
    await setTimeout(100);
  }
}
