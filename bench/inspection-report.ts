/** The PDF of an inspection with sixty items, and what it keeps other people from. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { and, desc, eq, sql } from "drizzle-orm";
import { pino } from "pino";
import { inspections } from "#features/inspections/tables/inspections.ts";
import { openDatabase } from "#platform/database/open.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { startServer } from "#tests/support/server.ts";
import { signInTo } from "./office-data.ts";
import { demoEnvironment, demoPassword } from "./portal-pages.ts";
import { percentile, type Section, targetRow } from "./report.ts";
import { timeOf } from "./time-of.ts";

const items = 60;
const reports = 20;
const rounds = 100;

export async function measureInspectionReport(): Promise<Section> {
  const dataDirectory = await mkdtemp(join(tmpdir(), "bench-report-"));
  const options = { dataDirectory, env: demoEnvironment, startTimeoutMs: 240_000 };
  await (await startServer(options)).stop();
  const id = await lengthen(dataDirectory);
  const server = await startServer(options);
  try {
    const cookie = await signInTo(server.url, { username: "client.admin" }, "", demoPassword);
    const get = (path: string) => timeOf(server.url + path, { cookie, status: 200 });
    const report = () => get(`/client-portal/inspections/${id}/report.pdf`);
    const home = () => get("/client-portal");
    for (let round = 0; round < 10; round++) await home();
    const alone: number[] = [];
    for (let round = 0; round < rounds; round++) alone.push(await home());
    const took: number[] = [];
    const meanwhile: number[] = [];
    const printing = (async () => {
      for (let n = 0; n < reports; n++) took.push(await report());
    })();
    let isPrinting = true;
    void printing.finally(() => {
      isPrinting = false;
    });
    while (isPrinting) meanwhile.push(await home());
    await printing;
    const [before, during] = [percentile(alone, 0.95), percentile(meanwhile, 0.95)];
    return {
      title: "The report of an inspection",
      method: `A finished inspection of ${items} items with comments on the embedded engine, as a PDF: ${reports} one after another, while the same client opens the home of the portal again and again; before that ${rounds} homes alone.`,
      rows: [
        targetRow("PDF, p95", percentile(took, 0.95), " ms", { max: 2_000 }),
        { what: "home alone, p95", measured: `${before.toFixed(1)} ms` },
        { what: "home meanwhile, p95", measured: `${during.toFixed(1)} ms` },
        targetRow("home meanwhile: ratio", during / before, "", { max: 2 }, 2),
      ],
    };
  } finally {
    await server.stop();
    await rm(dataDirectory, { recursive: true, force: true });
  }
}

/** Gives the latest inspection that the demonstration's client sees as many items. @returns its id */
async function lengthen(dataDirectory: string): Promise<string> {
  const log = pino({ level: "silent" });
  const opened = await openDatabase({ dataDirectory, databaseUrl: undefined, log });
  if (!opened.ok) throw new Error(opened.message);
  const { background: db, close } = opened.database;
  try {
    const [inspection] = await db
      .select({ id: inspections.id })
      .from(inspections)
      .innerJoin(accounts, eq(accounts.clientId, inspections.clientId))
      .where(and(eq(accounts.username, "client.admin"), eq(inspections.state, "signed")))
      .orderBy(desc(inspections.plannedOn))
      .limit(1);
    if (inspection === undefined) throw new Error("The demonstration has no inspection");
    await db.execute(sql`with had as (
        select count(*)::int as n from inspection_items where inspection_id = ${inspection.id}),
      place as (select * from inspection_areas where inspection_id = ${inspection.id}
        order by position limit 1),
      added as (insert into inspection_items (id, inspection_id, client_id, facility_id,
          inspection_area_id, task, weight, position)
        select gen_random_uuid(), place.inspection_id, place.client_id, place.facility_id, place.id,
          'Wipe what is touched, place ' || at, 1, at
        from place, had, generate_series(had.n + 1, ${items}::int) as at returning *)
      insert into inspection_answers (id, inspection_id, client_id, facility_id, item_id, rating,
        comment, replaces, given_by, given_at)
      select gen_random_uuid(), added.inspection_id, added.client_id, added.facility_id, added.id,
        'na', 'Seen at nine in the morning, before the doors open', '{}', i.inspector_id, now()
      from added join inspections as i on i.id = added.inspection_id`);
    return inspection.id;
  } finally {
    await close();
  }
}
