import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { Client } from "pg";
import type { Database } from "../client.ts";
import { errorMessage } from "../error-message.ts";
import { differences, listTables, type TableContent, tableChecksums } from "../table-checksums.ts";
import { copyRows } from "./copy-rows.ts";
import type { MoveSource } from "./open-source.ts";
import { schemaScript } from "./schema-script.ts";

export type MoveResult =
  | { ok: true; tables: TableContent[] }
  | { ok: false; reason: "unreachable" | "not-empty" | "different" | "failed"; message: string };

/** Carries the reason out of the transaction that it rolls back. */
class Abandoned extends Error {
  readonly result: Extract<MoveResult, { ok: false }>;
  constructor(result: Extract<MoveResult, { ok: false }>) {
    super(result.message);
    this.result = result;
  }
}

/** The transaction commits only when every table arrived with the same rows. */
export async function moveToPostgres(
  source: Pick<MoveSource, "db" | "pglite">,
  databaseUrl: string,
): Promise<MoveResult> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
  } catch (error) {
    const message = `${client.host}:${client.port}, database ${client.database}, cannot be used (${errorMessage(error)}).`;
    return { ok: false, reason: "unreachable", message };
  }
  try {
    const script = await schemaScript(source.pglite);
    const before = await tableChecksums(source.db);
    await fill(drizzle(client), source.db, script, before);
    return { ok: true, tables: before };
  } catch (error) {
    if (error instanceof Abandoned) return error.result;
    const message = `Nothing was moved: ${errorMessage(error)}`;
    return { ok: false, reason: "failed", message };
  } finally {
    await client.end();
  }
}

async function fill(
  target: Database,
  source: Database,
  script: { tables: string; rules: string },
  before: TableContent[],
) {
  await target.transaction(async (to) => {
    const present = await listTables(to);
    if (present.length > 0) {
      const message = `The target holds tables already (${present.slice(0, 3).join(", ")}${present.length > 3 ? ", ..." : ""}). Give the URL of an empty database; nothing was changed.`;
      throw new Abandoned({ ok: false, reason: "not-empty", message });
    }
    await to.execute(sql.raw(script.tables));
    await source.transaction((from) => copyRows(from, to));
    await to.execute(sql.raw(script.rules));
    const wrong = differences(before, await tableChecksums(to));
    if (wrong.length > 0) {
      const message = `Nothing was moved, because the copy differs: ${wrong.join("; ")}`;
      throw new Abandoned({ ok: false, reason: "different", message });
    }
  });
}
