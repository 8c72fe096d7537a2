import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { pino } from "pino";
import type { TestProject } from "vitest/node";
import { newsletterJob } from "#features/newsletter/newsletter-job.server.ts";
import { type OpenOptions, openDatabase } from "#platform/database/open.ts";
import { createClockQueue } from "#platform/jobs/clock-job.server.ts";
import { startQueue } from "#platform/jobs/queue.server.ts";
import { startTestServer } from "./postgres-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Server on which test files create databases of their own. */
    postgresUrl: string;
    /** Migrated and with the queue's tables, as is the archive for the embedded engine. */
    postgresTemplate: string;
    embeddedTemplate: string;
    /** The same as a data directory, to be copied. */
    embeddedFolder: string;
  }
}

const log = pino({ level: "silent" });

/** Runs once before all test files; the returned function runs after them. */
export default async function setup(project: TestProject) {
  const server = await startTestServer();
  const folder = await mkdtemp(join(tmpdir(), "test-template-"));
  process.env.TEST_FOLDER = folder;
  const template = `template_${process.pid}_${Date.now()}`;
  const admin = new Client({ connectionString: server.url });
  await admin.connect();
  const discard = async () => {
    await admin.query(`drop database if exists ${template} with (force)`);
    await admin.end();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await admin.query(
      `create database ${template} template template0 encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'`,
    );
    const url = new URL(server.url);
    url.pathname = template;
    const archive = join(folder, "embedded.tar.gz");
    const dataDirectory = join(folder, "embedded");
    await Promise.all([
      fill({ dataDirectory: folder, databaseUrl: url.href, log }),
      fill({ dataDirectory, databaseUrl: undefined, log }, archive),
    ]);
    project.provide("postgresUrl", server.url);
    project.provide("postgresTemplate", template);
    project.provide("embeddedTemplate", archive);
    project.provide("embeddedFolder", dataDirectory);
  } catch (error) {
    await discard();
    throw error;
  }
  return discard;
}

async function fill(options: OpenOptions, archive?: string) {
  const opened = await openDatabase(options);
  if (!opened.ok) throw new Error(opened.message);
  const { database } = opened;
  const queue = await startQueue(database, log);
  // A worker usually makes this queue, and commands put rounds into it even if no worker runs.
  await createClockQueue(queue, newsletterJob);
  await queue.stop({ close: false, graceful: false });
  if (archive !== undefined) {
    const packed = await database.backUp(archive);
    if (!packed.ok) throw new Error(packed.message);
  }
  await database.close();
}
