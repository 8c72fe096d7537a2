/** The built product on the day after a night that it has missed: what it does by itself, under load. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { settings } from "#features/schema.ts";
import { checkBackup } from "#platform/backups/check-backup.server.ts";
import { listBackups } from "#platform/backups/list-backups.server.ts";
import { openFolderPlace } from "#platform/backups/places/folder-place.server.ts";
import { backupWords } from "../support/backups.ts";
import { postForms } from "../support/faults/posted-forms.ts";
import { watchPages } from "../support/faults/watched-pages.ts";
import { createDatabase } from "../support/postgres-database.ts";
import { startTestServer, type TestServer } from "../support/postgres-server.ts";
import { prepareDatabase, preparePostgres } from "../support/prepare-database.ts";
import { type RunningServer, startServer } from "../support/server.ts";

let folder: string;
let postgres: TestServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "cleardawn-nightly-"));
  postgres = await startTestServer(true);
}, 120_000);
afterAll(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** So that the last night was missed. */
const haveRunForLong = async ({ db }: Parameters<Parameters<typeof prepareDatabase>[1]>[0]) => {
  const value = new Date(Date.now() - 30 * 86_400_000).toISOString();
  await db.insert(settings).values({ name: "backups-since", value });
};

const lines = (servers: readonly RunningServer[], message: string) =>
  servers.flatMap(({ log }) => log.filter(({ msg }) => msg === message));

/** What the log says again and again while visitors read and write. */
const ofVisitors = new Set(["request", "submission saved", "email saved as a file"]);

async function untilSaid(servers: readonly RunningServer[], message: string, withinMs = 600_000) {
  const started = performance.now();
  while (lines(servers, message).length === 0) {
    if (performance.now() - started > withinMs) {
      const told = servers.flatMap(({ log }) => log.filter(({ msg = "" }) => !ofVisitors.has(msg)));
      const last = told.slice(-30).map((line) => JSON.stringify(line));
      throw new Error(`nobody said "${message}":\n${last.join("\n")}`);
    }
    await setTimeout(500);
  }
}

it("the embedded database is backed up, encrypted, and checked, while visitors read and write", async () => {
  const dataDirectory = join(folder, "embedded");
  await prepareDatabase(dataDirectory, haveRunForLong);
  const place = join(folder, "of-embedded");
  const env = { BACKUP_DIR: place, BACKUP_KEY: backupWords, TRUST_PROXY: "1" };
  const server = await startServer({ dataDirectory, env });
  onTestFinished(() => server.discard());
  const [pages, forms] = [watchPages(server.url), postForms(server.url, 2)];
  await untilSaid([server], "backup checked");
  await Promise.all([pages.stop(), forms.stop()]);
  console.warn(
    `backup of the embedded database: ${JSON.stringify(lines([server], "backup made")[0]?.facts)}, worst of ${pages.requested()} pages ${Math.round(pages.worstMs())} ms, of ${forms.acknowledged.length} forms ${Math.round(forms.worstMs())} ms, statuses ${JSON.stringify(forms.statuses)}`,
  );
  expect(pages.failures).toEqual([]);
  expect(Object.keys(forms.statuses)).toEqual(["201"]);
  expect(lines([server], "backup made")).toHaveLength(1);
  expect(await server.stop()).toBe(0);
  const { signal } = new AbortController();
  const parts = {
    dataDirectory,
    databaseUrl: undefined,
    keyWords: backupWords,
    readFiles: 9,
    signal,
  };
  expect(await checkBackup({ ...parts, place: openFolderPlace(place) }, "latest")).toMatchObject({
    ok: true,
  });
});

it("of two processes on one PostgreSQL one does it", async () => {
  const database = await createDatabase(postgres.url);
  onTestFinished(() => database.drop());
  await preparePostgres(database.url, haveRunForLong);
  const place = join(folder, "of-postgres");
  const env = {
    DATABASE_URL: database.url,
    SECRET_KEY: "the same for both of the processes",
    BACKUP_DIR: place,
  };
  const dataDirectory = join(folder, "postgres");
  const servers = [
    await startServer({ dataDirectory, env }),
    await startServer({ dataDirectory, env }),
  ];
  onTestFinished(async () => {
    for (const server of servers) await server.discard();
  });
  await untilSaid(servers, "backup checked");
  expect(lines(servers, "backup made")).toHaveLength(1);
  expect(lines(servers, "backup checked")).toHaveLength(1);
  const [only] = await listBackups(openFolderPlace(place));
  expect(typeof only?.manifest).toBe("object");
  for (const server of servers) expect(await server.stop()).toBe(0);
});
