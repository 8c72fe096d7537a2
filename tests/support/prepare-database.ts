/** A database with what a test or a measurement needs, before its server starts. */
import { cheapPasswords } from "./people.ts";
import "#features/permissions.ts";
import { tmpdir } from "node:os";
import { pino } from "pino";
import { openDatabase } from "#platform/database/open.ts";
import { startQueue } from "#platform/jobs/queue.server.ts";
import { fromMigrated } from "./run-folder.ts";
import type { ScenarioContext } from "./scenarios/scenario.ts";

/** Fills the database of a data directory, new or not, and closes it for the server. */
export async function prepareDatabase<Prepared>(
  dataDirectory: string,
  fill: (context: ScenarioContext) => Promise<Prepared>,
): Promise<Prepared> {
  await fromMigrated(dataDirectory);
  return fillDatabase({ dataDirectory, databaseUrl: undefined }, fill);
}

/** The same on a PostgreSQL server. */
export const preparePostgres = <Prepared>(
  databaseUrl: string,
  fill: (context: ScenarioContext) => Promise<Prepared>,
): Promise<Prepared> => fillDatabase({ dataDirectory: tmpdir(), databaseUrl }, fill);

async function fillDatabase<Prepared>(
  place: { dataDirectory: string; databaseUrl: string | undefined },
  fill: (context: ScenarioContext) => Promise<Prepared>,
): Promise<Prepared> {
  const log = pino({ level: "silent" });
  const opened = await openDatabase({ ...place, log });
  if (!opened.ok) throw new Error(opened.message);
  try {
    // Its tables take the first server of a folder a second.
    const queue = await startQueue(opened.database, log);
    await queue.stop({ close: false, graceful: false });
    const passwords = await cheapPasswords();
    return await fill({ db: opened.database.db, passwords });
  } finally {
    await opened.database.close();
  }
}
