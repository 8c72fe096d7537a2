import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import product from "../../../../package.json" with { type: "json" };

const run = promisify(execFile);
const recipe = join(import.meta.dirname, "make-template.ts");
const builtWithProduct = join(import.meta.dirname, "../../../../.cache/empty-database");

/**
 * An empty database, packed by the build (`scripts/prepare-database.ts`), or else now: unpacking takes
 * a tenth of the time.
 * @param fallbackFolder where to make it when the product's own folder cannot be written
 */
export async function emptyDatabaseArchive(fallbackFolder?: string): Promise<string> {
  const name = archiveName();
  const prepared = join(builtWithProduct, name);
  if (existsSync(prepared)) return prepared;
  const writable = await mkdir(builtWithProduct, { recursive: true }).then(
    () => true,
    () => false,
  );
  const folder = writable || fallbackFolder === undefined ? builtWithProduct : fallbackFolder;
  const made = join(folder, name);
  await run(process.execPath, [recipe, made]);
  return made;
}

/** Another PGlite or another template program makes another archive. */
function archiveName() {
  const version = product.dependencies["@electric-sql/pglite"];
  const digest = createHash("sha256").update(readFileSync(recipe)).digest("hex").slice(0, 8);
  return `empty-database-${version}-${digest}.tar.gz`;
}
