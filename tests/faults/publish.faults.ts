/**
 * Two processes on one PostgreSQL, two hundred readers, and an administrator who publishes: no answer
 * fails or mixes two versions, both processes say the new one soon, and what a killed process was about
 * to publish is published as a whole or not at all.
 */
import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { setTimeout } from "node:timers/promises";
import { desc, eq } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { historyEvents, websiteDocuments, websiteVersions } from "#features/schema.ts";
import type { OpenDatabase } from "#platform/database/client.ts";
import { openDatabase } from "#platform/database/open.ts";
import { allowing } from "../support/busy-machine.ts";
import {
  startReaders,
  type VersionReaders,
  type VersionsOnPage,
} from "../support/faults/version-readers.ts";
import { PlainBrowser } from "../support/http/plain-browser.ts";
import { addPerson, password, type TestPerson } from "../support/people.ts";
import { createDatabase } from "../support/postgres-database.ts";
import { startTestServer, type TestServer } from "../support/postgres-server.ts";
import { preparePostgres } from "../support/prepare-database.ts";
import { readableColors } from "../support/readable-colors.ts";
import { type RunningServer, startServer } from "../support/server.ts";

const kills = Number(process.env.FAULT_ROUNDS ?? 8);
const readers = 25 * kills;
/** What docs/decisions/static-layer.md promises, on a machine that has time for it. */
const promisedMs = 2_000;

const home = "/office/website/document?name=home";
const openings = `/office/website/document?name=${encodeURIComponent("careers/openings")}`;

let postgres: TestServer;
let database: Awaited<ReturnType<typeof createDatabase>>;
let opened: OpenDatabase;
let people: TestPerson[];
let servers: RunningServer[];
const start = () => startServer({ env: environment(), startTimeoutMs: 240_000 });
const secret = randomUUID() + randomUUID();
const environment = () => ({ DATABASE_URL: database.url, SECRET_KEY: secret, TRUST_PROXY: "1" });

beforeAll(async () => {
  postgres = await startTestServer();
  database = await createDatabase(postgres.url);
  people = await preparePostgres(database.url, async (context) => [
    await addPerson(context, { role: "administrator" }),
    await addPerson(context, { role: "administrator" }),
  ]);
  const log = pino({ level: "silent" });
  const result = await openDatabase({ dataDirectory: tmpdir(), databaseUrl: database.url, log });
  if (!result.ok) throw new Error(result.message);
  opened = result.database;
  servers = [await start(), await start()];
}, 600_000);
afterAll(async () => {
  await Promise.all((servers ?? []).map((server) => server.discard()));
  await opened?.close();
  await database?.drop();
  await postgres?.stop();
});

const office = (server: RunningServer | undefined, person: TestPerson | undefined) =>
  new PlainBrowser(server?.url ?? "").logIn({ username: person?.username ?? "", password });

/** As the form sends it, without a field that it does not name. */
async function send(browser: PlainBrowser, path: string, fields: Record<string, string>) {
  const origin = new URL((await browser.fetch("/")).url).origin;
  return browser.fetch(path, {
    method: "POST",
    headers: { Origin: origin },
    body: new URLSearchParams(fields),
  });
}

/** Saves the draft and presses the button beside it. @returns when the publication was answered */
async function publish(browser: PlainBrowser, path: string, texts: Record<string, string>) {
  const saved = await send(browser, path, texts);
  expect(saved.status, await saved.text()).toBe(303);
  await browser.open(path);
  const mark = browser.all("input[name=mark]")[0]?.attribs.value ?? "";
  const answer = await send(browser, path, { step: "publish", mark });
  expect(answer.status, await answer.text()).toBe(303);
  return performance.now();
}

const textsOf = (n: number) => ({
  "en.hero.headline": `Clean before you open, T${n}T`,
  "en.hero.sentence": `Our crews work through the night, T${n}T.`,
  "es.hero.headline": `Limpio antes de abrir, T${n}T`,
  "es.hero.sentence": `Nuestros equipos trabajan de noche, T${n}T.`,
});

const day = (inDays: number) =>
  new Date(Date.now() + inDays * 86_400_000).toISOString().slice(0, 10);

/** The page's data hold the key of an opening, and the page itself its words. */
function openingOf(n: number): Record<string, string> {
  const place = `openings.new-O${n}O`;
  return {
    "en.openings[]": `new-O${n}O`,
    [`en.${place}.title`]: `Window Cleaner O${n}O`,
    [`en.${place}.summary`]: `Clean windows, O${n}O`,
    [`es.${place}.title`]: `Limpiador de ventanas O${n}O`,
    [`es.${place}.summary`]: `Ventanas limpias, O${n}O`,
    [`en.${place}.sites`]: "Tulsa, OK",
    [`en.${place}.pay.least`]: "24",
    [`en.${place}.pay.most`]: "28",
    [`en.${place}.pay.per`]: "hour",
    [`en.${place}.posted`]: day(-3),
    [`en.${place}.validThrough`]: day(30),
  };
}

async function changeColor(browser: PlainBrowser, n: number): Promise<number> {
  await browser.open("/office/settings/brand");
  browser.fill("Main color", readableColors[n - 1] ?? "");
  await browser.press("Save");
  expect(browser.text).toContain("Saved.");
  return performance.now();
}

/** @throws where an answer says two versions */
function versionsIn(text: string): VersionsOnPage {
  const only = (kind: string, found: Iterable<number>): number => {
    const versions = [...new Set(found)];
    if (versions.length > 1) throw new Error(`one answer says ${kind} ${versions.join(" and ")}`);
    return versions[0] ?? 0;
  };
  const marks = (letter: string) =>
    [...text.matchAll(new RegExp(`\\b${letter}(\\d+)${letter}\\b`, "g"))].map(([, n]) => Number(n));
  const shown = readableColors.flatMap((color, at) => (text.includes(color) ? [at + 1] : []));
  return {
    text: only("text", marks("T")),
    opening: only("opening", marks("O")),
    brand: only("brand", shown),
  };
}

const careers = ["/careers", "/careers.data", "/careers"];
const tours = [["/", "/es"], careers, careers.map((path) => `/es${path}`), ["/", "/contact"]];
const pagesOf: Record<string, readonly string[]> = {
  text: ["/", "/es"],
  opening: [...careers, ...careers.map((path) => `/es${path}`)],
  brand: ["/", "/es", "/careers", "/es/careers", "/contact"],
};

describe("while two hundred people read", () => {
  /** @returns for how long a request could still be answered with an older version */
  async function untilShown(
    reading: VersionReaders,
    kind: string,
    version: number,
    published: number,
  ): Promise<number> {
    const pages = pagesOf[kind] ?? [];
    const deadline = published + 120_000;
    for (;;) {
      const last = Math.max(published, reading.lastOlder(kind, version, pages));
      if (reading.isShown(kind, version, pages, last)) return last - published;
      if (performance.now() > deadline)
        throw new Error(
          `${kind} ${version} is not shown: ${reading.failures.slice(0, 5).join("; ")}`,
        );
      await setTimeout(50);
    }
  }

  it("each answer is wholly of one version, and each process says the new one soon", async () => {
    const chief = await office(servers[0], people[0]);
    const urls = servers.map(({ url }) => url);
    const reading = startReaders({ urls, readers, tours, versionsIn });
    onTestFinished(() => reading.stop());
    const figures: { what: string; ms: number; limit: number }[] = [];
    const measure = async (kind: string, version: number, published: number) => {
      const ms = await untilShown(reading, kind, version, published);
      figures.push({ what: `${kind} ${version}`, ms, limit: allowing(promisedMs) });
    };
    await setTimeout(3_000);
    await measure("text", 1, await publish(chief, home, textsOf(1)));
    await measure("opening", 1, await publish(chief, openings, openingOf(1)));
    await measure("brand", 1, await changeColor(chief, 1));
    await measure("text", 2, await publish(chief, home, textsOf(2)));
    // The newest wins, however far the pages of the one before have come.
    await changeColor(chief, 2);
    const opening = await publish(chief, openings, openingOf(2));
    const color = await changeColor(chief, 3);
    const text = await publish(chief, home, textsOf(3));
    await measure("text", 3, text);
    await measure("brand", 3, color);
    await measure("opening", 2, opening);
    await reading.stop();
    const said = figures.map(({ what, ms }) => `${what} after ${Math.round(ms)} ms`);
    console.warn(`publish: ${reading.answers()} answers; ${said.join(", ")}`);
    expect([...new Set(reading.failures)].slice(0, 20)).toEqual([]);
    expect(figures.filter(({ ms, limit }) => ms > limit)).toEqual([]);
  });
});

describe("a process that is killed while it publishes", () => {
  const says = async (server: RunningServer | undefined, path: string) =>
    versionsIn(await (await fetch((server?.url ?? "") + path)).text()).text;

  async function stored() {
    const { db } = opened;
    const [row] = await db
      .select()
      .from(websiteDocuments)
      .where(eq(websiteDocuments.document, "home"));
    if (row === undefined) throw new Error("nothing of the home page was edited");
    const versions = await db
      .select()
      .from(websiteVersions)
      .where(eq(websiteVersions.documentId, row.id))
      .orderBy(desc(websiteVersions.publishedAt));
    const events = await db.select().from(historyEvents).where(eq(historyEvents.recordId, row.id));
    const published = events.filter(({ kind }) => kind === "published");
    return { row, versions, published };
  }

  it("has published everything or nothing, and the other process says the same", async () => {
    let published = 0;
    const calm = await office(servers[0], people[0]);
    const begun = performance.now();
    await publish(calm, home, textsOf(99));
    const usualMs = performance.now() - begun;
    for (let round = 0; round < kills; round++) {
      const n = 100 + round;
      const victim = round % 2;
      const chief = await office(servers[victim], people[0]);
      await send(chief, home, textsOf(n));
      await chief.open(home);
      const mark = chief.all("input[name=mark]")[0]?.attribs.value ?? "";
      const before = await stored();
      const sent = send(chief, home, { step: "publish", mark }).catch(() => undefined);
      await setTimeout(Math.random() * usualMs);
      await servers[victim]?.kill();
      const answer = await sent;
      const after = await stored();
      const isPublished = JSON.stringify(after.row.published) === JSON.stringify(textsOf(n));
      if (answer?.status === 303) expect(isPublished).toBe(true);
      if (isPublished) {
        published++;
        expect(after.row.draft).toBeNull();
        expect(after.versions.length).toBe(before.versions.length + 1);
        expect(after.published.length).toBe(before.published.length + 1);
        expect(after.versions[0]?.edits).toEqual(after.row.published);
      } else {
        expect(after).toEqual(before);
        expect(after.row.draft).toEqual(textsOf(n));
      }
      const expected = versionsIn(JSON.stringify(after.row.published)).text;
      const limit = { timeout: allowing(promisedMs), interval: 50 };
      for (const path of ["/", "/es"])
        await expect.poll(() => says(servers[1 - victim], path), limit).toBe(expected);
      servers[victim] = await start();
      for (const path of ["/", "/es"]) expect(await says(servers[victim], path)).toBe(expected);
    }
    console.warn(`publish: ${kills} processes killed, ${published} times after the publication`);
  });
});

describe("two editors at once", () => {
  it("lose no words: each sees what the other has written", async () => {
    const [one, other] = await Promise.all([
      office(servers[0], people[0]),
      office(servers[1], people[1]),
    ]);
    const top = (browser: PlainBrowser) => browser.named("Top of the page");
    await Promise.all([one.open(home), other.open(home)]);
    top(one).fill("Headline, English", "By one");
    top(one).fill("Sentence, English", "Only one wrote this");
    top(other).fill("Headline, English", "By the other");
    top(other).fill("Headline, Spanish", "Del otro");
    await top(one).enter("Headline, English");
    expect(one.address).toContain("done=save");
    await top(other).enter("Headline, English");
    expect(other.status).toBe(409);
    // The own words stay in the field, with what the other has written beside them.
    expect(top(other).value("Headline, English")).toBe("By the other");
    expect(top(other).text).toContain("By one");
    expect(top(other).value("Headline, Spanish")).toBe("Del otro");
    expect(top(other).value("Sentence, English")).toBe("Only one wrote this");
    await top(other).enter("Headline, English");
    await one.reload();
    expect(top(one).value("Headline, English")).toBe("By the other");
    expect(top(one).value("Sentence, English")).toBe("Only one wrote this");
  });
});
