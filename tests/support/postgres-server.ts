import { execFile, spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";

const run = promisify(execFile);

export interface TestServer {
  url: string;
  pid?: number;
  stop(): Promise<void>;
}

/** Stops only what it started. @param flushes whether commits reach the disk, for measurements */
export async function startTestServer(flushes = false): Promise<TestServer> {
  const address = process.env.TEST_DATABASE_URL;
  if (address !== undefined && address !== "") return { url: address, stop: async () => undefined };
  return startOwnTestServer(flushes);
}

/**
 * Tests that change the server itself use this, because the server of `TEST_DATABASE_URL` must not change.
 */
export const startOwnTestServer = async (flushes = false): Promise<TestServer> =>
  startServer(findPrograms() ?? (await installPrograms()), flushes);

function findPrograms(): string | undefined {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((a, b) => Number(b) - Number(a))
    : [];
  return [
    ...versions.map((version) => join(debian, version, "bin")),
    ...(process.env.PATH ?? "").split(delimiter),
    "/opt/homebrew/opt/postgresql/bin",
    "/usr/local/pgsql/bin",
  ].find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")));
}

async function installPrograms(): Promise<string> {
  const install =
    "apt-get update && apt-get install -y --no-install-recommends postgresql postgresql-client";
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    await run("sh", ["-c", install], {
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    }).catch((error) => {
      throw new Error(`PostgreSQL could not be installed: ${error.stderr ?? error}`);
    });
    const programs = findPrograms();
    if (programs !== undefined) return programs;
  }
  throw new Error(
    "The tests need a PostgreSQL server. Set TEST_DATABASE_URL to a database of which the user may create others, " +
      "or install PostgreSQL (Debian: sudo apt-get install postgresql; macOS: brew install postgresql).",
  );
}

async function startServer(programs: string, flushes: boolean): Promise<TestServer> {
  const account = unprivilegedAccount();
  const folder = mkdtempSync(join(tmpdir(), "test-postgres-"));
  if (account !== undefined) chownSync(folder, account.uid, account.gid);
  const asAccount = {
    ...account,
    cwd: folder,
    env: { PATH: programs, LC_ALL: "C.UTF-8", TZ: "UTC" },
  };
  const cluster = join(folder, "cluster");
  const initdb = [
    "-D",
    cluster,
    "-U",
    "test",
    "--auth=trust",
    "--encoding=UTF8",
    "--locale=C.UTF-8",
  ];
  const made = spawnSync(join(programs, "initdb"), [...initdb, "--no-sync"], asAccount);
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr ?? made.error}`);

  const port = await freePort();
  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    max_connections: "200",
    fsync: flushes ? "on" : "off",
    synchronous_commit: flushes ? "on" : "off",
    full_page_writes: flushes ? "on" : "off",
    log_min_messages: "fatal",
  };
  const parameters = Object.entries(settings).flatMap(([name, value]) => [
    "-c",
    `${name}=${value}`,
  ]);
  const server = spawn(
    join(programs, "postgres"),
    ["-D", cluster, "-p", `${port}`, ...parameters],
    {
      ...asAccount,
      stdio: "ignore",
    },
  );
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  // No server may stay behind if the test run itself is ended early.
  const end = () => server.kill("SIGQUIT");
  process.once("exit", end);

  const url = `postgres://test@127.0.0.1:${port}/postgres`;
  await answers(url, () => server.exitCode !== null);
  return {
    url,
    ...(server.pid !== undefined && { pid: server.pid }),
    async stop() {
      server.kill("SIGINT");
      await ended;
      process.off("exit", end);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root, so an existing account without rights is used. */
function unprivilegedAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const account = ["postgres", "nobody"]
    .map((name) => accounts.find(([candidate]) => candidate === name))
    .find((entry) => entry !== undefined);
  if (account === undefined) throw new Error("No account `postgres` or `nobody` on this machine.");
  return { uid: Number(account[2]), gid: Number(account[3]) };
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => probe.once("listening", resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

async function answers(url: string, hasEnded: () => boolean) {
  for (const start = Date.now(); Date.now() - start < 30_000; ) {
    if (hasEnded()) break;
    const client = new Client({ connectionString: url });
    const connected = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (connected) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The PostgreSQL server for tests did not start at ${url}`);
}
