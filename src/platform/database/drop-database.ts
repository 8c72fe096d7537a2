/** Deletes all records and files of a database for good. The next start makes an empty one. */
import { rm } from "node:fs/promises";
import { resolve } from "node:path";
import { Client } from "pg";
import { databaseFolder } from "./embedded/folder.ts";
import { lockFolder } from "./embedded/lock.ts";
import { errorMessage } from "./error-message.ts";
import { othersAreConnected, schemasWithContent } from "./postgres/schemas.ts";

export type DropResult = { ok: true } | { ok: false; message: string };

interface Place {
  dataDirectory: string;
  databaseUrl: string | undefined;
}

/** The server must be stopped: otherwise nothing is dropped. */
export const dropDatabase = ({ dataDirectory, databaseUrl }: Place): Promise<DropResult> =>
  databaseUrl === undefined ? dropFolder(resolve(dataDirectory)) : dropSchemas(databaseUrl);

async function dropFolder(folder: string): Promise<DropResult> {
  const locked = lockFolder(folder);
  if (!locked.ok) return locked;
  try {
    await rm(databaseFolder(folder), { recursive: true, force: true });
    return { ok: true };
  } finally {
    locked.lock.release();
  }
}

/** One transaction drops all of them, or none. */
async function dropSchemas(databaseUrl: string): Promise<DropResult> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    if (await othersAreConnected(client))
      return {
        ok: false,
        message: "The server is connected to the database. Stop every process of it first.",
      };
    const drops = (await schemasWithContent(client)).map(
      (name) => `drop schema "${name.replaceAll('"', '""')}" cascade;`,
    );
    await client.query(`begin; ${drops.join(" ")} create schema if not exists public; commit;`);
    return { ok: true };
  } catch (error) {
    return {
      ok: false,
      message: `The database of DATABASE_URL was not changed (${errorMessage(error)}).`,
    };
  } finally {
    await client.end();
  }
}
