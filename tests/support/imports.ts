/** Files that somebody brings along, and the job that works on them. */
import { createHash, randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { importableNouns } from "#features/importable-nouns.server.ts";
import { findImport } from "#features/imports/import-queries.server.ts";
import { runImports } from "#features/imports/run-imports.server.ts";
import { startImport } from "#features/imports/start-import.server.ts";
import { importRows, imports } from "#features/schema.ts";
import { newId } from "#platform/database/new-id.ts";
import type { FileStorage } from "#platform/files/stores/file-store.ts";
import type { AccountsContext } from "#platform/identity/accounts-context.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { ImportableNoun } from "#platform/imports/importable-noun.server.ts";
import { silentLog } from "./databases.ts";

export function nounNamed(name: string): ImportableNoun {
  const noun = importableNouns.find((importableNoun) => importableNoun.name === name);
  if (noun === undefined) throw new Error(`no noun ${name}`);
  return noun;
}

/** The import waits for its columns. */
export async function addImport(
  { db }: Pick<AccountsContext, "db">,
  createdBy: string,
): Promise<string> {
  const id = newId();
  const facts = { fileName: "clients.csv", bytes: 20, sha256: "0".repeat(64) };
  await db.insert(imports).values({
    ...facts,
    id,
    noun: "clients",
    state: "read",
    headRow: 1,
    columns: ["name"],
    createdBy,
    askedBy: createdBy,
  });
  await db.insert(importRows).values([
    { importId: id, row: 1, cells: ["Name"] },
    { importId: id, row: 2, cells: ["Harbor"] },
  ]);
  return id;
}

/** The importer of a describe block. */
export function importsOf(context: AccountsContext, files: FileStorage) {
  const parts = () => ({
    db: context.db,
    queue: context.queue,
    files,
    importableNouns,
    log: silentLog,
  });

  const run = () => runImports(parts());

  async function upload(
    actor: Actor,
    noun: string,
    content: string | Uint8Array,
    name = `${noun}.csv`,
  ) {
    const path = join(files.incoming, randomUUID());
    const bytes = Buffer.from(content);
    writeFileSync(path, bytes);
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    const file = { path, name, bytes: bytes.length, sha256 };
    return startImport(
      { db: context.db, queue: context.queue, files },
      actor,
      nounNamed(noun),
      file,
    );
  }

  /** Uploaded and read. @returns its id */
  async function bring(actor: Actor, noun: string, content: string | Uint8Array): Promise<string> {
    const started = await upload(actor, noun, content);
    if (!started.ok) throw new Error(`not taken: ${started.reason}`);
    await run();
    return started.id;
  }

  async function find(actor: Actor, id: string) {
    const file = await findImport(context.db, actor, id);
    if (file === undefined) throw new Error("no such import");
    return file;
  }

  return { run, upload, bring, find };
}
