// `write-until-killed.ts DATA_DIR ROUND` prints each row's name after its commit.
import { writeSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { settings } from "#features/schema.ts";
import { openAlone } from "./open-locked.ts";

const [, , dataDirectory = "", round = ""] = process.argv;
const database = await openAlone(dataDirectory);
const { db } = database;
writeSync(1, "open\n");

async function write(side: number) {
  for (let n = 0; ; n++) {
    const name = `${round}-${side}-${n}`;
    await db.transaction(async (tx) => {
      await tx.insert(settings).values({ name, value: "first" });
      await tx
        .update(settings)
        .set({ value: "x".repeat(n % 2000) })
        .where(sql`name = ${name}`);
    });
    writeSync(1, `${name}\n`);
    await setTimeout(0);
  }
}

async function tidy() {
  for (;;) {
    await setTimeout(500);
    await db.execute(sql`vacuum (analyze) settings`);
    await db.execute(sql`checkpoint`);
  }
}

await Promise.all([...Array.from({ length: 8 }, (_, side) => write(side)), tidy()]);
