/** Measures the time from a publication until no process answers with what stood there before. */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { setTimeout } from "node:timers/promises";
import { PlainBrowser } from "#tests/support/http/plain-browser.ts";
import { addPerson, password } from "#tests/support/people.ts";
import { createDatabase } from "#tests/support/postgres-database.ts";
import { startTestServer } from "#tests/support/postgres-server.ts";
import { preparePostgres } from "#tests/support/prepare-database.ts";
import { readableColors } from "#tests/support/readable-colors.ts";
import { type RunningServer, startServer } from "#tests/support/server.ts";
import { median, type Section, targetRow } from "./report.ts";

/** Each round starts with another color than the one before ended with. */
const colorAt = (n: number): string => readableColors[n % readableColors.length] ?? "";

const measuredChanges = 3;

/** Read the whole site all the time, as a crowd does: each has a page in mind and a moment between two. */
const visitors = 8;
const pauseMs = 40;
const promisedMs = 2_000;

/** Another release of the product, to compare with; the present one by default. */
const folder = process.env.BENCH_FOLDER;

interface Publication {
  /** Milliseconds until the last request began that was answered with what stood there before. */
  lastOlderMs: number;
  /** Milliseconds until the last page was rendered, in whichever process. */
  renderedMs: number;
  longestWaitMs: number;
  pages: number;
  /** The process that used most. */
  processorMs: number;
}

export async function measurePublishing(): Promise<Section> {
  const postgres = await startTestServer();
  const database = await createDatabase(postgres.url);
  const chief = await preparePostgres(database.url, (context) =>
    addPerson(context, { role: "administrator" }),
  );
  const env = { DATABASE_URL: database.url, SECRET_KEY: randomUUID() + randomUUID() };
  const start = () => startServer({ env, startTimeoutMs: 240_000, ...(folder && { folder }) });
  const servers = [await start()];
  try {
    const [first] = servers;
    if (first === undefined) throw new Error("no server");
    const office = await new PlainBrowser(first.url).logIn({
      username: chief.username,
      password,
    });
    const paths = await pagesOf(first);
    const rows = [];
    let changes = 0;
    for (const count of [1, 2]) {
      while (servers.length < count) servers.push(await start());
      const made: Publication[] = [];
      // The first round is left out: a process does some things once, such as starting threads.
      for (let round = 0; round <= measuredChanges; round++) {
        const color = colorAt(changes++);
        const one = await measure(servers, paths, color, () => changeColor(office, color));
        if (round > 0) made.push(one);
        await setTimeout(2_000);
      }
      const of = (name: keyof Publication) => median(made.map((one) => one[name]));
      const inProcesses = count === 1 ? "one process" : `${count} processes`;
      rows.push(
        targetRow(`${inProcesses}: last older answer`, of("lastOlderMs"), " ms", {
          max: promisedMs,
        }),
        targetRow(`${inProcesses}: all ${of("pages")} pages rendered`, of("renderedMs"), " ms", {
          max: promisedMs,
        }),
        { what: `${inProcesses}: longest wait`, measured: `${of("longestWaitMs").toFixed(0)} ms` },
        {
          what: `${inProcesses}: processor time of each`,
          measured: `${of("processorMs").toFixed(0)} ms`,
        },
      );
    }
    return {
      title: "Publishing another color",
      method: `Another main color, which stands in every page, is saved while ${visitors} visitors read all pages of each process, ${pauseMs} ms between two; medians of ${measuredChanges}, from the answer to the administrator on. An older answer is one that still has the color of before. Processor time is that of a whole process from the publication to its last page, visitors included, and tells two releases apart on a machine that others use as well (${availableParallelism()} processors).`,
      rows,
    };
  } finally {
    await Promise.all(servers.map((server) => server.discard()));
    await database.drop();
    await postgres.stop();
  }
}

async function pagesOf({ url }: RunningServer): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => {
    const { pathname } = new URL(address);
    return pathname;
  });
}

async function changeColor(office: PlainBrowser, color: string): Promise<void> {
  await office.open("/office/settings/brand");
  office.fill("Main color", color);
  await office.press("Save");
  if (!office.text.includes("Saved.")) throw new Error("the color was not saved");
}

async function measure(
  servers: readonly RunningServer[],
  paths: readonly string[],
  color: string,
  publish: () => Promise<void>,
): Promise<Publication> {
  let isOver = false;
  let lastOlder = 0;
  let longestWait = 0;
  const read = async (url: string, from: number) => {
    for (let at = from; !isOver; at++) {
      const begun = performance.now();
      const response = await fetch(url + paths[at % paths.length]);
      const text = await response.text();
      if (!response.ok) throw new Error(`${response.url}: status ${response.status}`);
      longestWait = Math.max(longestWait, performance.now() - begun);
      if (!text.includes(color)) lastOlder = Math.max(lastOlder, begun);
      await setTimeout(pauseMs);
    }
  };
  const reading = servers.flatMap(({ url }) =>
    Array.from({ length: visitors }, (_, n) => read(url, n * Math.ceil(paths.length / visitors))),
  );
  // Whoever reads meets a failure of the server first, and it is told where they are awaited.
  for (const one of reading) one.catch(() => {});
  await setTimeout(500);
  const before = servers.map(({ log, pid }) => ({ lines: log.length, used: processorMs(pid) }));
  await publish();
  const published = performance.now();
  const publishedAt = Date.now();
  longestWait = 0;
  const ended = await Promise.all(
    servers.map(async ({ log, pid }, n) => {
      const made = "website rendered as the settings say";
      const isMade = () => log.slice(before[n]?.lines).find(({ msg }) => msg === made);
      const deadline = published + 120_000;
      while (isMade() === undefined) {
        if (performance.now() > deadline) throw new Error("the pages were not rendered");
        await setTimeout(20);
      }
      return { line: isMade(), used: processorMs(pid) - (before[n]?.used ?? 0) };
    }),
  );
  await setTimeout(500);
  isOver = true;
  await Promise.all(reading);
  const moments = ended.map(({ line }) => Date.parse(String(line?.time)) || Number(line?.time));
  return {
    lastOlderMs: Math.max(0, lastOlder - published),
    renderedMs: Math.max(...moments) - publishedAt,
    longestWaitMs: longestWait,
    pages: Number(ended[0]?.line?.pages),
    processorMs: Math.max(...ended.map(({ used }) => used)),
  };
}

const ticksASecond = 100;

/** Linux adds up all threads of a process. */
function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / ticksASecond;
}
