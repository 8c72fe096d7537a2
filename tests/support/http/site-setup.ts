/** Starts one server of the built product, on PostgreSQL, for all tests that request it by HTTP. */
import { randomUUID } from "node:crypto";
import type { TestProject } from "vitest/node";
import { createDatabase } from "../postgres-database.ts";
import { startTestServer } from "../postgres-server.ts";
import { preparePostgres } from "../prepare-database.ts";
import { startServer } from "../server.ts";

declare module "vitest" {
  interface ProvidedContext {
    site: { url: string; port: number; databaseUrl: string; dataDirectory: string };
  }
}

/** Runs before all of them; the returned function runs after them. */
export default async function setup(project: TestProject) {
  const postgres = await startTestServer();
  const template = await createDatabase(postgres.url);
  await preparePostgres(template.url, async () => undefined);
  const database = await createDatabase(postgres.url, template.name);
  const server = await startServer({
    env: {
      DATABASE_URL: database.url,
      SECRET_KEY: randomUUID() + randomUUID(),
      TRUST_PROXY: "1",
    },
  }).catch(async (error: unknown) => {
    await postgres.stop();
    throw error;
  });
  const { url, port, dataDirectory } = server;
  project.provide("site", { url, port, dataDirectory, databaseUrl: database.url });
  project.provide("postgresUrl", postgres.url);
  project.provide("postgresTemplate", template.name);
  return async () => {
    await server.discard();
    await database.drop();
    await template.drop();
    await postgres.stop();
  };
}
