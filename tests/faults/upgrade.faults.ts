/**
 * Expand, then contract (docs/upgrade.md): the release before this one, twice on one database and
 * under load, is upgraded and rolled back, a process at a time. No answer may fail.
 */
import { execFile, execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { Client } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bringBuildUpToDate } from "../../scripts/setup/build.mjs";
import { balance, type LoadBalancer } from "../support/load-balancer.ts";
import { password, type TestPerson } from "../support/people.ts";
import { createDatabase } from "../support/postgres-database.ts";
import { freePort, startTestServer, type TestServer } from "../support/postgres-server.ts";
import { quoteFields } from "../support/quote-request.ts";
import { type RunningServer, startServer } from "../support/server.ts";

const product = join(import.meta.dirname, "../..");
const run = promisify(execFile);

/**
 * The last commit before probes, backups and installations came. Whoever makes a release names the one
 * before it here.
 */
const releaseBefore = "32791599f7106545fc92185883f3e64428173fec";

const git = (...args: string[]) => execFileSync("git", args, { cwd: product, encoding: "utf8" });

/** Why there is nothing to upgrade from; undefined where there is. */
function whyUnknown(): string | undefined {
  const ask = (...args: string[]) => spawnSync("git", args, { cwd: product, encoding: "utf8" });
  const found = ask("cat-file", "-e", `${releaseBefore}^{commit}`);
  if (found.status === 0) return undefined;
  if (found.error !== undefined) return `git does not run here (${found.error.message})`;
  if (ask("rev-parse", "--is-inside-work-tree").status !== 0) return "this copy is no clone of git";
  return ask("rev-parse", "--is-shallow-repository").stdout.trim() === "true"
    ? `this clone is shallow and lacks ${releaseBefore}: run git fetch --unshallow`
    : `this clone lacks ${releaseBefore}`;
}

const skipped = whyUnknown();
if (skipped !== undefined) console.warn(`upgrade: skipped, as ${skipped}`);

let folder: string;
let earlier: string;
let postgres: TestServer;
let database: Awaited<ReturnType<typeof createDatabase>>;

beforeAll(async () => {
  if (skipped !== undefined) return;
  folder = mkdtempSync(join(tmpdir(), "cleardawn-upgrade-"));
  earlier = join(folder, "earlier");
  git("worktree", "add", "--detach", "--quiet", earlier, releaseBefore);
  // The packages of this release: nothing is fetched.
  symlinkSync(join(product, "node_modules"), join(earlier, "node_modules"));
  expect(await bringBuildUpToDate(earlier), "the earlier release is built").toBe(true);
  postgres = await startTestServer(true);
  database = await createDatabase(postgres.url);
}, 15 * 60_000);

afterAll(async () => {
  await database?.drop();
  await postgres?.stop();
  if (folder === undefined) return;
  spawnSync("git", ["worktree", "remove", "--force", earlier], { cwd: product });
  rmSync(folder, { recursive: true, force: true });
});

it.runIf(skipped === undefined)(
  "upgrades and rolls back without a failed answer",
  async () => {
    const [portA, portB] = [await freePort(), await freePort()];
    const env = {
      DATABASE_URL: database.url,
      SECRET_KEY: "of both releases and of all processes",
      TRUST_PROXY: "1",
    };
    const start = (port: number, release?: string) =>
      startServer({
        port,
        env,
        dataDirectory: join(folder, `data-${port}`),
        ...(release !== undefined && { folder: release }),
        startTimeoutMs: 120_000,
      });
    const servers: Record<"a" | "b", RunningServer> = {
      a: await start(portA, earlier),
      b: await start(portB, earlier),
    };
    const balancer = await balance([portA, portB], true);
    const before = await latestMigration();
    const people = await addPeople();
    const load = startLoad(balancer, people);
    const answersSoFar = await load.answered(200);

    const replace = async (which: "a" | "b", release?: string) => {
      const port = which === "a" ? portA : portB;
      balancer.setDrained(port, true);
      // What is under way there ends.
      await setTimeout(1_000);
      expect(await servers[which].stop()).toBe(0);
      servers[which] = await start(port, release);
      balancer.setDrained(port, false);
      await load.answered(200);
    };
    await replace("a");
    const during = await latestMigration();
    await replace("b");
    const upgraded = load.count();
    await tellOfNoClient(people);
    // Back again: the earlier release finds tables and rows of the later one.
    await replace("a", earlier);
    await replace("b", earlier);
    await replace("a");
    await replace("b");
    await load.stop();

    const newest = Math.max(
      ...readMigrationFiles({
        migrationsFolder: join(product, "src/platform/database/migrations"),
      }).map(({ folderMillis }) => folderMillis),
    );
    expect(before).toBeLessThan(newest);
    expect(during).toBe(newest);
    const stored = await storedReferences();
    console.warn(
      `upgrade: ${load.count()} answers (${answersSoFar} before, ${upgraded} until both were new), ${load.failures.length} failed; ${load.acknowledged.length} requests acknowledged, worst ${Math.round(load.worstMs())} ms`,
    );
    expect(load.failures).toEqual([]);
    expect(load.acknowledged.filter((reference) => !stored.has(reference))).toEqual([]);
    expect(load.acknowledged.length).toBeGreaterThan(100);
    for (const { stop } of Object.values(servers)) await stop();
    await balancer.close();
  },
  20 * 60_000,
);

/** By the earlier release's own code, which knows its own tables alone. */
async function addPeople(): Promise<TestPerson[]> {
  const program = join(earlier, "tests/support/programs/add-people.ts");
  writeFileSync(program, addPeopleProgram);
  const env = { ...process.env, DATABASE_URL: database.url };
  const { stdout } = await run(process.execPath, [program], { cwd: earlier, env });
  return JSON.parse(stdout);
}

const addPeopleProgram = `
import { drizzle } from "drizzle-orm/node-postgres";
import { Client } from "pg";
import { createPasswordHasher } from "#platform/identity/passwords/password-hash.server.ts";
import { addClient, addPerson } from "#tests/support/people.ts";

const client = new Client({ connectionString: process.env.DATABASE_URL });
await client.connect();
const parameters = { algorithm: 2, memoryCost: 64, timeCost: 1, parallelism: 1 };
const context = { db: drizzle(client), passwords: await createPasswordHasher({ parameters }) };
const { id } = await addClient(context, 2);
const people = [
  await addPerson(context, { role: "client-administrator", clientId: id }),
  await addPerson(context, { role: "account-manager", clientIds: [id] }),
];
await client.end();
process.stdout.write(JSON.stringify(people), () => process.exit(0));
`;

interface Load {
  failures: string[];
  acknowledged: string[];
  count(): number;
  worstMs(): number;
  /** Resolves after so many more answers; with how many there were then. */
  answered(more: number): Promise<number>;
  stop(): Promise<void>;
}

/** Visitors who read and ask, and people who are signed in and read, all without a pause. */
function startLoad(balancer: LoadBalancer, people: readonly TestPerson[]): Load {
  const failures: string[] = [];
  const acknowledged: string[] = [];
  let count = 0;
  let worst = 0;
  let visitor = 0;
  let goesOn = true;

  async function ask(path: string, expected: number, options: AskOptions = {}) {
    const begun = performance.now();
    const answer = await send(balancer.url + path, options).catch((error: unknown) => ({
      status: 0,
      body: String(error),
      cookies: [],
    }));
    worst = Math.max(worst, performance.now() - begun);
    count += 1;
    if (answer.status !== expected)
      failures.push(
        `${options.method ?? "GET"} ${path}: ${answer.status} ${answer.body.slice(0, 200)}`,
      );
    return answer;
  }

  const visit = async () => {
    while (goesOn)
      for (const path of ["/", "/services", "/search?q=floor", "/es"]) await ask(path, 200);
  };
  const askForQuotes = async () => {
    while (goesOn) {
      visitor += 1;
      const email = `visitor${visitor}@example.com`;
      const forwarded = `10.9.${(visitor >> 8) & 255}.${visitor & 255}`;
      const { status, body } = await ask("/api/quote", 201, {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": forwarded },
        body: JSON.stringify({ ...quoteFields, email }),
      });
      if (status === 201) acknowledged.push(String(JSON.parse(body).reference));
    }
  };
  const work = async ({ username, role }: TestPerson) => {
    const login = await ask("/api/login", 200, {
      method: "POST",
      headers: { "content-type": "application/json", origin: balancer.url },
      body: JSON.stringify({ username, password, rememberMe: false }),
    });
    const cookie = login.cookies.find((one) => one.startsWith("session="))?.split(";")[0] ?? "";
    const pages =
      role === "account-manager"
        ? ["/office/leads", "/office/work-orders", "/office/notifications"]
        : ["/client-portal", "/client-portal/work-orders", "/client-portal/notifications"];
    while (goesOn) for (const path of pages) await ask(path, 200, { headers: { cookie } });
  };
  const running = Promise.all([
    visit(),
    visit(),
    askForQuotes(),
    askForQuotes(),
    ...people.map(work),
  ]);
  return {
    failures,
    acknowledged,
    count: () => count,
    worstMs: () => worst,
    async answered(more) {
      const wanted = count + more;
      while (count < wanted) await setTimeout(50);
      return count;
    },
    async stop() {
      goesOn = false;
      await running;
    },
  };
}

interface AskOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** A connection for each: what a process that ends does to connections that wait is the proxy's to mend. */
function send(address: string, { method = "GET", headers = {}, body }: AskOptions) {
  return new Promise<{ status: number; body: string; cookies: string[] }>((resolve, reject) => {
    const asking = request(
      address,
      { method, headers: { ...headers, connection: "close" }, agent: false, timeout: 30_000 },
      async (response) => {
        try {
          let text = "";
          for await (const chunk of response.setEncoding("utf8")) text += chunk;
          const cookies = response.headers["set-cookie"] ?? [];
          resolve({ status: response.statusCode ?? 0, body: text, cookies });
        } catch (error) {
          reject(error);
        }
      },
    );
    asking.once("error", reject);
    asking.once("timeout", () => asking.destroy(new Error("no answer within 30 s")));
    asking.end(body);
  });
}

async function query(statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** As the later release alone does: the earlier one finds it in a list that is read all the time. */
async function tellOfNoClient(people: readonly TestPerson[]): Promise<void> {
  const manager = people.find(({ role }) => role === "account-manager");
  await query(
    `insert into notifications (id, account_id, kind, event, record_kind, record_id, email)
     values (gen_random_uuid(), '${manager?.id}', 'backups', 'trouble', 'backups', gen_random_uuid(), 'off')`,
  );
}

const latestMigration = async () =>
  Number(
    (await query("select max(created_at) as last from drizzle.__drizzle_migrations"))[0]?.last,
  );

const storedReferences = async () =>
  new Set((await query("select reference from leads")).map(({ reference }) => String(reference)));
