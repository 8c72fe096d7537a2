/** Durably stored quote requests, compared with a loop of bare inserts on the same engine. */
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { createDatabase } from "#tests/support/postgres-database.ts";
import { startTestServer } from "#tests/support/postgres-server.ts";
import { startServer } from "#tests/support/server.ts";
import { pinnedNode, productFolder } from "../scripts/setup/program.mjs";
import { median, type Row, type Section, targetRow } from "./report.ts";
import { load } from "./wrk.ts";

const run = promisify(execFile);
const seconds = 5;
const rounds = 3;
/** Visitors who submit at the same moment. */
const crowd = 32;
const script = join(productFolder, "bench/quote-requests.lua");

export async function measureQuotes(): Promise<Section> {
  const postgres = await startTestServer(true);
  try {
    const rows = [
      ...(await measureEngine("embedded", undefined, { ratio: 0.5, megabytes: 320 })),
      ...(await measureEngine("PostgreSQL", postgres.url, { ratio: 0.4, megabytes: 160 })),
    ];
    return {
      title: "Durable quote requests per second, and memory",
      method: `POST /api/quote over HTTP (checks, rate limit, and in one transaction the lead, its own page, contact, company and opportunity, and two mail jobs) by wrk, from one visitor after the other and from ${crowd} at once, beside a program that does nothing but insert leads on the same engine, in one loop and in ${crowd}; both flush every commit to disk; medians of ${rounds} rounds of ${seconds} s in turn. Judged is what the server takes in from ${crowd} visitors against one loop of bare inserts. Memory is resident, of the server after those runs.`,
      rows,
    };
  } finally {
    await postgres.stop();
  }
}

async function measureEngine(
  engine: string,
  serverUrl: string | undefined,
  target: { ratio: number; megabytes: number },
): Promise<Row[]> {
  const serverDatabase = serverUrl === undefined ? undefined : await createDatabase(serverUrl);
  const baseline = serverUrl === undefined ? undefined : await createDatabase(serverUrl);
  const folder = await mkdtemp(join(tmpdir(), "bench-inserts-"));
  const env = { TRUST_PROXY: "1", ...(serverDatabase && { DATABASE_URL: serverDatabase.url }) };
  const server = await startServer({ env });
  try {
    const sequential: number[] = [];
    const many: number[] = [];
    const loop: number[] = [];
    const loops: number[] = [];
    for (let round = 0; round < rounds; round++) {
      sequential.push(await load({ url: server.url, connections: 1, seconds, script }));
      loop.push(await bareInserts(folder, baseline?.url, 1));
      many.push(await load({ url: server.url, connections: crowd, seconds, script }));
      loops.push(await bareInserts(folder, baseline?.url, crowd));
    }
    const rate = (what: string, measured: number[]) => ({
      what: `${engine}: ${what}`,
      measured: `${median(measured).toFixed(0)}/s`,
    });
    const rows: Row[] = [
      rate(`quote requests, ${crowd} at once`, many),
      rate("bare inserts in one loop", loop),
      targetRow(`${engine}: ratio`, median(many) / median(loop), "", { min: target.ratio }, 2),
      rate("quote requests, one after the other", sequential),
      rate(`bare inserts in ${crowd} loops`, loops),
    ];
    rows.push(
      targetRow(`${engine}: memory`, await residentMegabytes(server.pid), " MB", {
        max: target.megabytes,
      }),
    );
    return rows;
  } finally {
    await server.discard();
    await rm(folder, { recursive: true });
    await serverDatabase?.drop();
    await baseline?.drop();
  }
}

async function bareInserts(
  folder: string,
  url: string | undefined,
  connections: number,
): Promise<number> {
  const args = ["bench/bare-inserts.ts", folder, url ?? "", String(connections), String(seconds)];
  const { stdout } = await run(pinnedNode(), args, { cwd: productFolder });
  return Number(stdout);
}

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  const kilobytes = /VmRSS:\s+(\d+)/.exec(status)?.[1];
  if (kilobytes === undefined) throw new Error("this machine does not tell resident memory");
  return Number(kilobytes) / 1024;
}
