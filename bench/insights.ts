/** Figures of a client with 40 facilities and three years, alone and beside 100 times as much of others. */
import { createDatabase } from "#tests/support/postgres-database.ts";
import { startTestServer } from "#tests/support/postgres-server.ts";
import { startServer } from "#tests/support/server.ts";
import { daysBack, facilitiesOfEach, fillInsights } from "./insights-data.ts";
import { signInTo } from "./office-data.ts";
import { percentile, type Row, type Section, targetRow } from "./report.ts";
import { timeOf } from "./time-of.ts";

const rounds = 60;
const [few, many] = [1, 101];

const pages: Record<string, string> = {
  "insights, 90 days": "/client-portal/insights?days=90",
  "insights, 12 months": "/client-portal/insights?days=365",
  "insights, three years": `/client-portal/insights?from=${dayBack(daysBack)}&to=${dayBack(0)}`,
  "insights as CSV, 12 months": "/client-portal/insights.csv?days=365",
  "insights as JSON, 12 months": "/api/portal/insights?days=365",
};

function dayBack(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}

interface Site {
  url: string;
  cookie: string;
}

export async function measureInsights(): Promise<Section> {
  const postgres = await startTestServer(true);
  const ends: (() => Promise<unknown>)[] = [() => postgres.stop()];
  try {
    const sites: Site[] = [];
    for (const clients of [few, many]) {
      const database = await createDatabase(postgres.url);
      ends.push(() => database.drop());
      const env = { DATABASE_URL: database.url };
      // Empty, it makes the tables.
      const server = await startServer({ env, startTimeoutMs: 240_000 });
      ends.push(() => server.discard());
      const person = await fillInsights(database.url, clients);
      sites.push({ url: server.url, cookie: await signInTo(server.url, person) });
    }
    const [alone, among] = sites;
    if (alone === undefined || among === undefined) throw new Error("no site");
    return {
      title: "Insights",
      method: `Whole answers over HTTP to an administrator of a client with ${facilitiesOfEach} facilities and three years (a week: five visits, a work order and a report for each; inspections and answers), alone and beside ${many - few} clients of the same size on PostgreSQL, in turn; p95 of ${rounds}.`,
      rows: await compare(alone, among),
    };
  } finally {
    for (const end of ends.toReversed()) await end();
  }
}

async function compare(alone: Site, among: Site): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [what, path] of Object.entries(pages)) {
    const sites = [alone, among].map((site) => ({ site, ms: [] as number[] }));
    for (let round = -5; round < rounds; round++)
      for (const { site, ms } of sites) {
        const took = await timeOf(site.url + path, { cookie: site.cookie, status: 200 });
        if (round >= 0) ms.push(took);
      }
    const [one = Number.NaN, other = Number.NaN] = sites.map(({ ms }) => percentile(ms, 0.95));
    rows.push(
      targetRow(`${what}: p95 alone`, one, " ms", { max: 200 }, 1),
      targetRow(`${what}: p95 among the others`, other, " ms", { max: 200 }, 1),
      targetRow(`${what}: ratio`, other / one, "", { max: 1.5 }, 2),
    );
  }
  return rows;
}
