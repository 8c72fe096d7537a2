import { Client } from "pg";
import { pino } from "pino";
import type { TestProject } from "vitest/node";
import { emptyDatabaseArchive } from "#database/embedded/template.ts";
import { openDatabase } from "#database/open.ts";
import { startTestServer } from "./postgres-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Server on which test files create databases of their own. */
    postgresUrl: string;
    postgresTemplate: string;
  }
}

/** Runs once before all test files; the returned function runs after them. */
export default async function setup(project: TestProject) {
  const [server] = await Promise.all([startTestServer(), emptyDatabaseArchive()]);
  const template = `template_${process.pid}_${Date.now()}`;
  const admin = new Client({ connectionString: server.url });
  await admin.connect();
  try {
    await admin.query(
      `create database ${template} template template0 encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'`,
    );
    await migrateTemplate(server.url, template);
  } catch (error) {
    await admin.end();
    await server.stop();
    throw error;
  }
  project.provide("postgresUrl", server.url);
  project.provide("postgresTemplate", template);
  return async () => {
    await admin.query(`drop database ${template} with (force)`);
    await admin.end();
    await server.stop();
  };
}

async function migrateTemplate(serverUrl: string, name: string) {
  const url = new URL(serverUrl);
  url.pathname = name;
  const opened = await openDatabase({
    dataDirectory: "unused",
    databaseUrl: url.href,
    log: pino({ level: "silent" }),
  });
  if (!opened.ok) throw new Error(opened.message);
  await opened.database.close();
}
