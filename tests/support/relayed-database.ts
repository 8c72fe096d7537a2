import { inject, onTestFinished } from "vitest";
import { openDatabase } from "#platform/database/open.ts";
import { createPostgresDatabase, silentLog } from "./databases.ts";
import { relayTo } from "./relay.ts";

/** A database of a test's own on PostgreSQL, over a connection that the test can cut and freeze. */
export async function openThroughRelay() {
  const { url, drop } = await createPostgresDatabase(inject("postgresTemplate"));
  onTestFinished(drop);
  const relay = await relayTo(url);
  onTestFinished(() => relay.close());
  const opened = await openDatabase({ dataDirectory: "x", databaseUrl: relay.url, log: silentLog });
  if (!opened.ok) throw new Error(opened.message);
  onTestFinished(() => opened.database.close());
  return { url, relay, database: opened.database };
}
