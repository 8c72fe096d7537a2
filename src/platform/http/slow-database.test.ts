import { randomUUID } from "node:crypto";
import { inArray } from "drizzle-orm";
import { Client } from "pg";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import * as login from "#areas/api/login.ts";
import { action as submission } from "#areas/api/submission.ts";
import * as loginPage from "#areas/marketing/client-portal/page.tsx";
import { contactMessages, leads } from "#features/schema.ts";
import { openDatabase } from "#platform/database/open.ts";
import { addPerson, signInAs, startAccounts } from "#tests/support/accounts.ts";
import { openBrowser } from "#tests/support/browser.ts";
import { createPostgresDatabase, silentLog } from "#tests/support/databases.ts";
import { answerTo, jsonRequest, personAt } from "#tests/support/form-call.ts";
import { quoteFields } from "#tests/support/quote-request.ts";
import { relayTo } from "#tests/support/relay.ts";
import { requireActor } from "./actor.server.ts";
import { appContext } from "./context.ts";

/** The promise is 5 s; the rest is for a machine that is busy with other tests. */
const soonMs = 12_000;

const message = {
  name: "Dana Whitfield",
  email: "dana@lakeside-dental.example",
  subject: "Windows on the third floor",
  message: "Can your crew clean the windows inside as well, and when?",
};

const forms = {
  quote: { action: submission, fields: quoteFields },
  contact: { action: submission, fields: message },
  newsletter: { action: submission, fields: { email: "dana@lakeside-dental.example" } },
  login: { action: login.action, fields: { username: "dana", password: "correct horse" } },
};

async function openSite() {
  const { url, drop } = await createPostgresDatabase(inject("postgresTemplate"));
  onTestFinished(drop);
  const relay = await relayTo(url);
  onTestFinished(() => relay.close());
  const opened = await openDatabase({ dataDirectory: "x", databaseUrl: relay.url, log: silentLog });
  if (!opened.ok) throw new Error(opened.message);
  const { database } = opened;
  onTestFinished(() => database.close());
  const { context, stop } = await startAccounts(database);
  onTestFinished(() => stop().catch(() => undefined));

  /** Sends a form as somebody who has not sent one before. */
  const send = async (form: keyof typeof forms, key: string = randomUUID()) => {
    const { action, fields } = forms[form];
    const request = jsonRequest(`/api/${form}`, fields, { "idempotency-key": key });
    const visit = personAt(context);
    visit.set(appContext, { ...visit.get(appContext), db: database.db });
    const started = performance.now();
    const { status } = await answerTo(action, visit, request);
    return { status, ms: performance.now() - started };
  };
  const sendAll = (form: keyof typeof forms, keys: string[]) =>
    Promise.all(keys.map((key) => send(form, key)));
  return { url, relay, database, context, send, sendAll };
}

const newKeys = (count: number) => Array.from({ length: count }, () => randomUUID());
const statuses = (answers: { status: number }[]) => [
  ...new Set(answers.map((answer) => answer.status)),
];
const longest = (answers: { ms: number }[]) => Math.max(...answers.map(({ ms }) => ms));

/** Locks a table as a migration or a dump by hand does. @returns unlocks it */
async function lock(url: string, table: string): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  await client.query(`begin; lock table ${table} in access exclusive mode`);
  return () => client.end();
}

describe("while a table is locked", () => {
  it("refuses its form in seconds, and takes each request once when it is sent again", async () => {
    const { url, database, sendAll } = await openSite();
    const unlock = await lock(url, "leads");
    const keys = newKeys(150);
    const refused = await sendAll("quote", keys);
    expect(statuses(refused)).toEqual([503]);
    expect(longest(refused)).toBeLessThan(soonMs);
    await unlock();

    const kept = () => database.db.select().from(leads).where(inArray(leads.idempotencyKey, keys));
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(await kept(), "nothing is saved behind the back of who was refused").toEqual([]);
    expect(statuses(await sendAll("quote", keys))).toEqual([201]);
    expect(await kept()).toHaveLength(150);
  });

  it("takes the other forms meanwhile, however many wait for this one", async () => {
    const { url, send, sendAll } = await openSite();
    for (const [table, stuck, free] of [
      ["leads", "quote", "contact"],
      ["contact_messages", "contact", "quote"],
    ] as const) {
      const unlock = await lock(url, table);
      let areRefused = false;
      const waiting = sendAll(stuck, newKeys(40)).finally(() => {
        areRefused = true;
      });
      await new Promise((resolve) => setTimeout(resolve, 300));
      for (const form of [free, "newsletter"] as const) expect((await send(form)).status).toBe(201);
      expect((await send("login")).status).toBe(401);
      expect(areRefused).toBe(false);
      expect(statuses(await waiting)).toEqual([503]);
      await unlock();
      expect((await send(stuck)).status).toBe(201);
    }
  });
});

describe("while people cannot be told apart, as a table of theirs is locked,", () => {
  it.each(["authenticator_apps", "sessions"])("the public forms are taken: %s", async (table) => {
    const { url, context, send, sendAll } = await openSite();
    const person = await addPerson(context);
    const { session } = await signInAs(context, person);
    const unlock = await lock(url, table);
    const browsers = Array.from({ length: 30 }, () => {
      const browser = openBrowser(context);
      browser.cookies.set("session", session.token);
      return browser;
    });
    let areAnswered = false;
    const waiting = Promise.all([
      ...browsers.map((browser) => browser.open((route) => requireActor(route), "/office")),
      ...(table === "authenticator_apps" ? [sendAll("login", newKeys(30))] : []),
    ]).finally(() => {
      areAnswered = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 300));
    for (const form of ["quote", "contact", "newsletter"] as const)
      expect((await send(form)).status).toBe(201);
    expect(areAnswered).toBe(false);
    expect(statuses((await waiting).flat())).toEqual([503]);
    await unlock();
    expect((await send("login")).status).toBe(401);
    expect((await browsers[0]?.open(requireActor, "/office"))?.status).toBe(200);
  });

  it("a log-in is answered with when to come again, and keeps the typed name", async () => {
    const { url, context } = await openSite();
    const unlock = await lock(url, "accounts");
    const typed = { username: "dana@lakeside-dental.example", password: "correct horse" };
    const answer = await openBrowser(context).postForm(loginPage.action, "/client-portal", typed);
    expect(answer).toMatchObject({
      status: 503,
      body: { state: "refused", values: { username: typed.username } },
    });
    expect(JSON.stringify(answer.body)).not.toContain(typed.password);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    await unlock();
  });
});

it("refuses every form in seconds while the server is frozen, and takes them afterwards", async () => {
  const { relay, database, send, sendAll } = await openSite();
  expect((await send("quote")).status).toBe(201);
  relay.freeze();
  const [quotes, messages] = [newKeys(60), newKeys(30)];
  const refused = await Promise.all([
    sendAll("quote", quotes),
    sendAll("contact", messages),
    sendAll("newsletter", newKeys(5)),
    sendAll("login", newKeys(5)),
  ]);
  expect(statuses(refused.flat())).toEqual([503]);
  expect(longest(refused.flat())).toBeLessThan(soonMs);

  relay.repair();
  const again = () => sendAll("quote", quotes).then(statuses);
  await expect.poll(again, { timeout: 20_000 }).toEqual([201]);
  expect(statuses(await sendAll("contact", messages))).toEqual([201]);
  const { db } = database;
  expect(await db.$count(leads, inArray(leads.idempotencyKey, quotes))).toBe(60);
  // One text under many keys: each is a message of its own.
  expect(await db.$count(contactMessages, inArray(contactMessages.idempotencyKey, messages))).toBe(
    30,
  );
});
