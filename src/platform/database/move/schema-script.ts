import type { PGlite } from "@electric-sql/pglite";
import { pgDump } from "@electric-sql/pglite-tools/pg_dump";

/** `rules` (indexes, keys, triggers) run after the rows: faster, and they do not interfere. */
export async function schemaScript(pglite: PGlite): Promise<{ tables: string; rules: string }> {
  return {
    tables: await section(pglite, "pre-data"),
    rules: await section(pglite, "post-data"),
  };
}

async function section(pglite: PGlite, name: "pre-data" | "post-data") {
  const dump = await pgDump({ pg: pglite, args: [`--section=${name}`, "--no-owner", "--no-acl"] });
  // Settings of the dumping session; older servers do not know all of them.
  return (await dump.text()).replaceAll(/^SET \w+ = .*;$/gm, "");
}
