/** The portal and the office among the data of many clients, compared with the demonstration alone. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDatabase } from "#tests/support/postgres-database.ts";
import { startTestServer } from "#tests/support/postgres-server.ts";
import { startServer } from "#tests/support/server.ts";
import { signInTo } from "./office-data.ts";
import { fillPortal, type PortalSize, tenthOf, wholeSize } from "./portal-data.ts";
import { percentile, type Row, type Section, targetRow } from "./report.ts";
import { timeOf } from "./time-of.ts";

const rounds = 60;
/** A server that has just started runs code that isn't fully compiled yet, so these don't count. */
const roundsNotCounted = 20;
export const demoPassword = "bench bench bench bench";
export const demoEnvironment = { DEMO: "1", DEMO_PASSWORD: demoPassword };

interface Site {
  url: string;
  cookies: Record<Person, string>;
}

type Person = "client.admin" | "staff.admin";

interface Page {
  who: Person;
  path: string;
  /** Follows the first link of that form, for a detail. */
  link?: RegExp;
}

const pages: Record<string, Page> = {
  "portal home": { who: "client.admin", path: "/client-portal" },
  "portal schedule, list": { who: "client.admin", path: "/client-portal/schedule?view=list" },
  "portal schedule, month": { who: "client.admin", path: "/client-portal/schedule?view=month" },
  "portal work orders, all": { who: "client.admin", path: "/client-portal/work-orders?tab=all" },
  "portal work orders, search": {
    who: "client.admin",
    path: "/client-portal/work-orders?tab=all&words=carpet",
  },
  "portal work order": {
    who: "client.admin",
    path: "/client-portal/work-orders?tab=all",
    link: /\/client-portal\/work-orders\/[\da-f-]{36}/,
  },
  "portal messages": { who: "client.admin", path: "/client-portal/messages" },
  "portal messages, search": { who: "client.admin", path: "/client-portal/messages?words=nightly" },
  "portal thread": {
    who: "client.admin",
    path: "/client-portal/messages",
    link: /\/client-portal\/messages\/[\da-f-]{36}/,
  },
  "portal notifications": { who: "client.admin", path: "/client-portal/notifications" },
  "office work orders, open": { who: "staff.admin", path: "/office/work-orders" },
  // Both versions that are compared find "room" on more than one page; "nightly" is in three of ten
  // other texts.
  "office work orders, search": {
    who: "staff.admin",
    path: "/office/work-orders?tab=all&words=room",
  },
  "office work orders, search without a result alone": {
    who: "staff.admin",
    path: "/office/work-orders?tab=all&words=nightly",
  },
  "office messages": { who: "staff.admin", path: "/office/messages" },
  "office messages, unanswered": {
    who: "staff.admin",
    path: "/office/messages?unread=unanswered",
  },
  "office schedule": { who: "staff.admin", path: "/office/schedule" },
  "office clients": { who: "staff.admin", path: "/office/clients" },
  "office people, search": { who: "staff.admin", path: "/office/people?words=manager" },
  "office clients at a glance": { who: "staff.admin", path: "/office/client-health" },
};

/** `npm run bench -- fill`: how long it takes to make the data. */
export async function measureFill(): Promise<Section> {
  const postgres = await startTestServer();
  const database = await createDatabase(postgres.url);
  try {
    const started = performance.now();
    await fillPortal({ url: database.url }, wholeSize);
    const minutes = (performance.now() - started) / 60_000;
    return {
      title: "Data for the portal",
      method: `On an empty PostgreSQL database: ${formatCounts(wholeSize)}.`,
      rows: [{ what: "time to make it", measured: `${minutes.toFixed(1)} min` }],
    };
  } finally {
    await database.drop();
    await postgres.stop();
  }
}

export async function measurePortal(): Promise<Section> {
  return {
    title: "Portal and office among many clients",
    method: `Whole pages over HTTP of the demonstration's people, alone and beside ${formatCounts(wholeSize)} on PostgreSQL, in turn; p95 of ${rounds}, after ${roundsNotCounted} that are not counted. On the embedded engine beside a tenth of it.`,
    rows: [...(await onPostgres(wholeSize)), ...(await onEmbedded(tenthOf(wholeSize)))],
  };
}

const formatCounts = ({ clients, facilities, visits, workOrders, messages }: PortalSize): string =>
  `${clients} clients, ${facilities} facilities, ${visits} visits, ${workOrders} work orders and ${messages} messages`;

async function onPostgres(size: PortalSize): Promise<Row[]> {
  const postgres = await startTestServer(true);
  const ends: (() => Promise<unknown>)[] = [() => postgres.stop()];
  try {
    const sites: Site[] = [];
    for (const isFull of [false, true]) {
      const database = await createDatabase(postgres.url);
      ends.push(() => database.drop());
      const env = { ...demoEnvironment, DATABASE_URL: database.url };
      const dataDirectory = await mkdtemp(join(tmpdir(), "bench-"));
      ends.push(() => rm(dataDirectory, { recursive: true, force: true }));
      const options = { dataDirectory, env, startTimeoutMs: 240_000 };
      if (isFull) {
        // A running server would plan the visits of those facilities by itself.
        await (await startServer(options)).stop();
        await fillPortal({ url: database.url }, size);
      }
      const server = await startServer(options);
      ends.push(() => server.stop());
      sites.push(await enter(server.url));
    }
    const [alone, among] = sites;
    if (alone === undefined || among === undefined) throw new Error("no site");
    return await compare(alone, among, "");
  } finally {
    for (const end of ends.toReversed()) await end();
  }
}

async function onEmbedded(size: PortalSize): Promise<Row[]> {
  const folders = [
    await mkdtemp(join(tmpdir(), "bench-a-")),
    await mkdtemp(join(tmpdir(), "bench-b-")),
  ];
  const servers = [];
  try {
    const sites: Site[] = [];
    for (const [index, dataDirectory] of folders.entries()) {
      const options = { dataDirectory, env: demoEnvironment, startTimeoutMs: 240_000 };
      if (index === 1) {
        await (await startServer(options)).stop();
        await fillPortal({ folder: dataDirectory }, size);
      }
      const server = await startServer(options);
      servers.push(server);
      sites.push(await enter(server.url));
    }
    const [alone, among] = sites;
    if (alone === undefined || among === undefined) throw new Error("no site");
    return await compare(alone, among, ", embedded");
  } finally {
    for (const server of servers) await server.stop();
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  }
}

async function enter(url: string): Promise<Site> {
  const signIn = (username: Person) => signInTo(url, { username }, "", demoPassword);
  return {
    url,
    cookies: {
      "client.admin": await signIn("client.admin"),
      "staff.admin": await signIn("staff.admin"),
    },
  };
}

async function compare(alone: Site, among: Site, suffix: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [what, page] of Object.entries(pages)) {
    const sites = [alone, among].map((site) => ({ site, ms: [] as number[], path: "" }));
    for (const site of sites) site.path = await pathOf(site.site, page);
    for (let round = -roundsNotCounted; round < rounds; round++)
      for (const { site, ms, path } of sites) {
        const took = await timeOf(site.url + path, { cookie: site.cookies[page.who], status: 200 });
        if (round >= 0) ms.push(took);
      }
    const [few = Number.NaN, many = Number.NaN] = sites.map(({ ms }) => percentile(ms, 0.95));
    const name = `${what}${suffix}`;
    const sizes: string[] = [];
    for (const { site, path } of sites)
      sizes.push(await sizeOf(site.url + path, site.cookies[page.who]));
    rows.push(
      what === "portal home" && suffix === ""
        ? targetRow(`${name}: p95 alone`, few, " ms", { max: 60 }, 1)
        : { what: `${name}: p95 alone`, measured: `${few.toFixed(1)} ms` },
      { what: `${name}: p95 among the others`, measured: `${many.toFixed(1)} ms` },
      { what: `${name}: size of the page, alone and among`, measured: sizes.join(" and ") },
      suffix === ""
        ? targetRow(`${name}: ratio`, many / few, "", { max: 1.5 }, 2)
        : { what: `${name}: ratio`, measured: (many / few).toFixed(2) },
    );
  }
  return rows;
}

/** A page with fifty rows takes longer than one with three, however many records there are. */
async function sizeOf(address: string, cookie: string): Promise<string> {
  const response = await fetch(address, { headers: { Cookie: cookie } });
  return `${Math.round((await response.arrayBuffer()).byteLength / 1_000)} kB`;
}

async function pathOf({ url, cookies }: Site, { who, path, link }: Page): Promise<string> {
  if (link === undefined) return path;
  const answer = await fetch(url + path, { headers: { Cookie: cookies[who] } });
  const [found] = link.exec(await answer.text()) ?? [];
  if (found === undefined) throw new Error(`${path} names no record`);
  return found;
}
