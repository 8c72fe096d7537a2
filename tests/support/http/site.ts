import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { pino } from "pino";
import { afterAll, beforeAll, inject } from "vitest";
import type { OpenDatabase } from "#platform/database/client.ts";
import { openDatabase } from "#platform/database/open.ts";
import { createMigratedDatabase } from "../databases.ts";
import { cheapPasswords, password, type TestPerson } from "../people.ts";
import type { ScenarioContext } from "../scenarios/scenario.ts";
import { type RunningServer, startServer } from "../server.ts";
import { PlainBrowser } from "./plain-browser.ts";

export interface Site extends ScenarioContext {
  url: string;
  port: number;
  dataDirectory: string;
  /** A browser in a network of its own. */
  browser(): PlainBrowser;
  /** The same, of somebody who has signed in. */
  signedIn(person: TestPerson): Promise<PlainBrowser>;
}

/** The server of the run, and its database to write what a test needs: filled before the first test. */
export function openSite(): Site {
  const { url, port, dataDirectory, databaseUrl } = inject("site");
  const browser = () => new PlainBrowser(url);
  const site = {
    url,
    port,
    dataDirectory,
    browser,
    signedIn: ({ username }: TestPerson) => browser().logIn({ username, password }),
  } as Site;
  let database: OpenDatabase | undefined;
  beforeAll(async () => {
    const log = pino({ level: "silent" });
    const opened = await openDatabase({ dataDirectory: tmpdir(), databaseUrl, log });
    if (!opened.ok) throw new Error(opened.message);
    database = opened.database;
    const passwords = await cheapPasswords();
    Object.assign(site, { db: database.db, passwords });
  });
  afterAll(() => database?.close());
  return site;
}

/** A server of a file's own, with other settings, on a database of its own. */
export function serverWith(env: Record<string, string>): () => RunningServer {
  let server: RunningServer | undefined;
  let drop: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    const database = await createMigratedDatabase();
    drop = database.drop;
    const secrets = { DATABASE_URL: database.url, SECRET_KEY: randomUUID() + randomUUID() };
    server = await startServer({ env: { ...secrets, ...env } });
  });
  afterAll(async () => {
    await server?.discard();
    await drop?.();
  });
  return () => {
    if (server === undefined) throw new Error("the server runs inside tests only");
    return server;
  };
}
