/** The columns chosen for a file are remembered, because the next export of that program has them again. */
import { eq, sql } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import { headKey } from "#platform/imports/column-heads.ts";
import { importHeads } from "./tables/imports.ts";

/** More than all exports of a few programs have together. */
const maxRemembered = 1_000;

export async function readRememberedHeads(
  db: Database | Transaction,
  noun: string,
): Promise<ReadonlyMap<string, string>> {
  const { head, column } = importHeads;
  const rows = await db
    .select({ head, column })
    .from(importHeads)
    .where(eq(importHeads.noun, noun))
    .orderBy(sql`${importHeads.chosenAt} desc`)
    .limit(maxRemembered);
  return new Map(rows.map((row) => [row.head, row.column]));
}

/** @param columns what was chosen for each head */
export async function rememberHeads(
  tx: Transaction,
  noun: string,
  heads: readonly string[],
  columns: readonly string[],
): Promise<void> {
  const chosen = new Map(
    heads.flatMap((head, n) => {
      const key = headKey(head);
      return key === "" ? [] : [[key, columns[n] ?? ""] as const];
    }),
  );
  if (chosen.size === 0) return;
  const rows = [...chosen].map(([head, column]) => ({ noun, head, column }));
  await tx
    .insert(importHeads)
    .values(rows)
    .onConflictDoUpdate({
      target: [importHeads.noun, importHeads.head],
      set: { column: sql`excluded."column"`, chosenAt: sql`now()` },
    });
}
