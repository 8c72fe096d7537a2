/**
 * Prometheus itself scrapes a running server by the shipped files, and two alerts fire. It is installed from
 * Debian's packages where it is missing and the machine allows it.
 */
import { execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { expect, it, onTestFinished } from "vitest";
import { createDatabase } from "../support/postgres-database.ts";
import { freePort, startTestServer } from "../support/postgres-server.ts";
import { startServer } from "../support/server.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const shipped = join(import.meta.dirname, "../../monitoring");

function hasPrometheus(): boolean {
  const isThere = () => {
    try {
      execFileSync("promtool", ["--version"], { stdio: "ignore" });
      return true;
    } catch {
      return false;
    }
  };
  if (isThere()) return true;
  if (process.getuid?.() !== 0) return false;
  try {
    const install = "apt-get update && apt-get install -y --no-install-recommends prometheus";
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    execFileSync("sh", ["-c", install], { stdio: "ignore", env });
  } catch {
    return false;
  }
  return isThere();
}

/** The shipped files, but that nobody waits for minutes. */
function hurriedConfiguration(metricsPort: number): string {
  const folder = temporaryFolder();
  cpSync(shipped, folder, { recursive: true });
  const change = (file: string, edit: (text: string) => string) =>
    writeFileSync(join(folder, file), edit(readFileSync(join(folder, file), "utf8")));
  change("prometheus.yml", (text) =>
    text.replaceAll("30s", "1s").replace("127.0.0.1:9464", `127.0.0.1:${metricsPort}`),
  );
  change("alerts.yml", (text) =>
    text
      .replaceAll(/^( +for:) .*$/gm, "$1 2s")
      .replace("oldest_due_seconds) > 900", "oldest_due_seconds) > 5"),
  );
  return folder;
}

async function startPrometheus(folder: string): Promise<string> {
  const port = await freePort();
  const prometheus = spawn(
    "prometheus",
    [
      `--config.file=${join(folder, "prometheus.yml")}`,
      `--storage.tsdb.path=${join(folder, "data")}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    { stdio: "ignore" },
  );
  const ended = new Promise((resolve) => prometheus.once("exit", resolve));
  onTestFinished(async () => {
    prometheus.kill("SIGTERM");
    await ended;
  });
  return `http://127.0.0.1:${port}`;
}

interface Alerts {
  data: { alerts: { state: string; labels: { alertname: string; queue?: string } }[] };
}

const isThere = hasPrometheus();

it.skipIf(!isThere)("the shipped rules and the example are what promtool takes", () => {
  for (const given of [
    ["check", "rules", "alerts.yml"],
    ["check", "config", "prometheus.yml"],
    ["test", "rules", "alerts-test.yml"],
  ])
    execFileSync("promtool", given, { cwd: shipped, stdio: "pipe" });
});

it.skipIf(!isThere)(
  "Prometheus scrapes the server, and tells of a queue that is stuck and of a server that is down",
  async () => {
    const postgres = await startTestServer();
    onTestFinished(postgres.stop);
    const database = await createDatabase(postgres.url);
    onTestFinished(database.drop);
    const metricsPort = await freePort();
    const server = await startServer({
      env: {
        DATABASE_URL: database.url,
        SECRET_KEY: randomUUID() + randomUUID(),
        METRICS_PORT: String(metricsPort),
      },
    });
    onTestFinished(server.discard);
    const prometheus = await startPrometheus(hurriedConfiguration(metricsPort));

    const firing = async () => {
      const response = await fetch(`${prometheus}/api/v1/alerts`);
      const { data } = (await response.json()) as Alerts;
      return data.alerts
        .filter(({ state }) => state === "firing")
        .map(({ labels }) => [labels.alertname, labels.queue].filter(Boolean).join(" "))
        .toSorted();
    };
    const value = async (query: string) => {
      const address = `${prometheus}/api/v1/query?query=${encodeURIComponent(query)}`;
      const answer = (await (await fetch(address)).json()) as {
        data: { result: { value: [number, string] }[] };
      };
      return Number(answer.data.result[0]?.value[1]);
    };
    const soon = { timeout: 60_000, interval: 500 };
    await expect.poll(() => value('up{job="cleardawn"}').catch(() => 0), soon).toBe(1);
    await expect.poll(() => value("cleardawn_database_figures_read"), soon).toBe(1);
    expect(await firing()).toEqual([]);

    // Workers pass by what somebody holds: jobs that are held before they are due stay where they are.
    const client = new Client({ connectionString: database.url });
    await client.connect();
    await client.query(`
      insert into pgboss.job (name, data, start_after)
      select 'invoices', '{}', now() + interval '3 seconds' from generate_series(1, 3)`);
    await client.query("begin");
    await client.query("select from pgboss.job where name = 'invoices' for update");
    await expect.poll(firing, soon).toContain("CleardawnQueueStuck invoices");
    await client.query("rollback");
    await client.end();

    await server.kill();
    await expect.poll(firing, soon).toContain("CleardawnDown");
  },
  240_000,
);
