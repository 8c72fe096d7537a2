import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { pino } from "pino";
import { onTestFinished } from "vitest";
import { openDatabase } from "#platform/database/open.ts";
import { createMigratedDatabase } from "../databases.ts";
import { cheapPasswords } from "../people.ts";
import { startServer } from "../server.ts";

/** A database of a test's own, on which it starts one process after the other. */
export async function openInstallation() {
  const database = await createMigratedDatabase();
  onTestFinished(database.drop);
  const env = { DATABASE_URL: database.url, SECRET_KEY: randomUUID() + randomUUID() };
  const start = async () => {
    const server = await startServer({ env });
    onTestFinished(server.discard);
    return server;
  };
  const first = await start();
  const log = pino({ level: "silent" });
  const opened = await openDatabase({ dataDirectory: tmpdir(), databaseUrl: database.url, log });
  if (!opened.ok) throw new Error(opened.message);
  onTestFinished(() => opened.database.close());
  const context = { db: opened.database.db, passwords: await cheapPasswords() };
  return { start, first, context };
}
