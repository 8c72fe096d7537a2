import { randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { settings } from "#features/schema.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { claimedStore } from "./claimed-store.server.ts";
import { keyOf } from "./file-store.ts";
import { openFolderStore } from "./folder-store.server.ts";

describeEachDatabase("engine", (database) => {
  const store = async (folder: string, n: number) => {
    const path = join(folder, "incoming", `${n}`);
    writeFileSync(path, "photo");
    const sha256 = `${n}`.repeat(64);
    const files = claimedStore(openFolderStore(folder), database().db, { folder });
    await files.put(keyOf({ id: randomUUID(), sha256 }), path);
  };

  it("first files that arrive at once bind one folder, by whichever was first", async () => {
    for (let round = 0; round < 30; round++) {
      await database().db.delete(settings);
      const folder = temporaryFolder();
      mkdirSync(join(folder, "incoming"));
      await Promise.all(Array.from({ length: 8 }, (_, n) => store(folder, n)));
      const mark = readFileSync(join(folder, "mark"), "utf8");
      expect(mark).toMatch(/^[0-9a-f-]{36}$/);
      expect(await database().db.select().from(settings)).toMatchObject([{ value: mark }]);
    }
  });
});
