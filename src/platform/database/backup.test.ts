import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { settings } from "#features/schema.ts";
import {
  dataPlaces,
  keepFile,
  type MakeDataPlace,
  openData,
  storedFiles,
} from "#tests/support/data-places.ts";
import { addSampleRows } from "#tests/support/sample-rows.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import type { OpenDatabase } from "./client.ts";
import { filesFolder } from "./files-folder.ts";
import { restore } from "./restore.ts";
import { type TableContent, tableChecksums } from "./table-checksums.ts";

for (const [name, makePlace] of Object.entries(dataPlaces)) {
  describe(`backup on ${name}`, { timeout: 120_000 }, () => {
    let source: Awaited<ReturnType<MakeDataPlace>>;
    let database: OpenDatabase;
    let inventory: TableContent[];
    let folder: string;
    let file: string;
    let idleSince: number;

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), "cleardawn-"));
      file = join(folder, "backup");
      source = await makePlace("migrated");
      database = await openData(source);
      await addSampleRows(database, 300);
      await keepFile(source, database, "a photo");
      inventory = await tableChecksums(database.db);
      expect(await database.backUp(file)).toMatchObject({ ok: true, file });
      // Written after the backup: must not be in it.
      await keepFile(source, database, "a later one");
      await database.db.insert(settings).values({ name: "later", value: "than the backup" });
      idleSince = performance.now();
    });
    afterAll(async () => {
      await database.close();
      await source.discard();
      rmSync(folder, { recursive: true, force: true });
    });

    async function newPlace(content: "empty" | "migrated") {
      const place = await makePlace(content);
      onTestFinished(() => place.discard());
      return place;
    }

    async function occupiedPlace() {
      const place = await newPlace("migrated");
      const present = await openData(place);
      await present.db.insert(settings).values({ name: "present", value: "keep me" });
      await keepFile(place, present, "present");
      await present.close();
      return place;
    }

    it("restores into an empty place with the same rows in every table", async () => {
      const target = await newPlace("empty");
      const restored = await restore({ ...target, file, replace: false });
      expect(restored.ok || restored.message).toBe(true);
      expect(restored.ok && restored.tables).toEqual(inventory);
      const reopened = await openData(target);
      expect(await tableChecksums(reopened.db)).toEqual(inventory);
      await reopened.db.insert(settings).values({ name: "after", value: "restore" });
      expect(storedFiles(target)).toEqual(["a photo"]);
      // In their new place the files are still those of the database.
      await keepFile(target, reopened, "one more");
      await reopened.close();
    });

    it("replaces content only with `replace`, and keeps what was there", async () => {
      const target = await occupiedPlace();
      expect(await restore({ ...target, file, replace: false })).toMatchObject({
        ok: false,
        reason: "not-empty",
      });
      const replaced = await restore({ ...target, file, replace: true });
      expect(replaced.ok || replaced.message).toBe(true);
      expect(replaced.ok && replaced.tables).toEqual(inventory);
      expect(replaced.ok && replaced.previous).toMatch(/before/);
      expect(storedFiles(target)).toEqual(["a photo", "present"]);
    });

    it("destroys nothing when the file is cut short, damaged or of another kind", async () => {
      const target = await occupiedPlace();
      for (const breakFile of [cutShort, damage, replaceByText, replaceByPackedText]) {
        const broken = join(temporaryFolder(), "backup");
        copyFileSync(file, broken);
        breakFile(broken);
        expect(await restore({ ...target, file: broken, replace: true })).toMatchObject({
          ok: false,
          reason: "not-a-backup",
        });
      }
      const reopened = await openData(target);
      expect(await reopened.db.select().from(settings)).toContainEqual({
        name: "present",
        value: "keep me",
      });
      // Its files are still its own.
      await keepFile(target, reopened, "one more");
      await reopened.close();
    });

    it("never overwrites another backup and leaves no other file", async () => {
      const before = readFileSync(file);
      expect(await database.backUp(file)).toMatchObject({ ok: false, reason: "file-exists" });
      expect(readFileSync(file).equals(before)).toBe(true);
      expect(readdirSync(folder)).toEqual(["backup"]);
      if (source.databaseUrl === undefined)
        expect(readdirSync(source.dataDirectory).sort()).toEqual([
          "database",
          "database.holder",
          "database.lock",
          "files",
        ]);
      expect(readdirSync(join(filesFolder(source.dataDirectory), "incoming"))).toEqual([]);
    });

    it("refuses while the database is in use, however idle it has been", async () => {
      // Longer than a pool keeps idle connections.
      if (source.databaseUrl !== undefined)
        await setTimeout(Math.max(0, idleSince + 11_000 - performance.now()));
      expect(await restore({ ...source, file, replace: true })).toMatchObject({
        ok: false,
        reason: "in-use",
      });
    });
  });
}

it("recognizes a backup of the other engine", async () => {
  const place = { dataDirectory: temporaryFolder(), databaseUrl: undefined };
  const file = join(temporaryFolder(), "dump");
  writeFileSync(file, "PGDMP and more");
  const refused = await restore({ ...place, file, replace: false });
  expect(refused.ok || refused.message).toContain("DATABASE_URL");
});

const cutShort = (file: string) => truncateSync(file, 40_000);
const replaceByText = (file: string) => writeFileSync(file, "some text");

const replaceByPackedText = (file: string) => writeFileSync(file, gzipSync("some text".repeat(99)));

/** Overwrites the middle, where names and sizes are not. */
function damage(file: string) {
  const bytes = readFileSync(file);
  const middle = Math.floor(bytes.length / 2);
  bytes.fill(0x55, middle, middle + 2000);
  writeFileSync(file, bytes);
}
