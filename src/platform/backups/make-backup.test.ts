import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { files, leads, rateLimits, settings } from "#features/schema.ts";
import type { OpenDatabase } from "#platform/database/client.ts";
import { type TableContent, tableChecksums } from "#platform/database/table-checksums.ts";
import { dayMs } from "#platform/format/durations.ts";
import {
  addStoredFile,
  backupParts,
  backupWords,
  expectBackup,
  nextMoment,
} from "#tests/support/backups.ts";
import { dataPlaces, keepFile, openData, storedFiles } from "#tests/support/data-places.ts";
import { createPostgresDatabase } from "#tests/support/databases.ts";
import { canMount, mountTinyDisk } from "#tests/support/faults/tiny-disk.ts";
import { startS3Server } from "#tests/support/s3-server.ts";
import { addSampleRows, dropTablesExcept } from "#tests/support/sample-rows.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { BackupFailure } from "./backup-failure.ts";
import { checkBackup } from "./check-backup.server.ts";
import { readInstallation } from "./installation.server.ts";
import { listBackups } from "./list-backups.server.ts";
import { makeBackup } from "./make-backup.server.ts";
import { openBucketPlace } from "./places/bucket-place.server.ts";
import { openFolderPlace } from "./places/folder-place.server.ts";
import type { BackupPlace } from "./places/place.ts";
import { pruneBackups } from "./remove-backups.server.ts";
import { restoreBackup } from "./restore-backup.server.ts";
import { unpackBackup } from "./unpack-backup.server.ts";

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const noWaits = [0, 0];
const { signal } = new AbortController();

async function bucket() {
  const server = await startS3Server(50);
  onTestFinished(() => server.stop());
  return { server, place: openBucketPlace(server.url, noWaits) };
}

function folderPlace() {
  const folder = join(temporaryFolder(), "backups");
  return { folder, place: openFolderPlace(folder) };
}

/** By their keys in the store. */
const idIn = (keys: readonly string[]) =>
  inArray(
    files.id,
    keys.map((key) => key.slice(68)),
  );

const withoutLimits = (tables: readonly TableContent[]) =>
  tables.filter(({ table }) => table !== "public.rate_limits");

/** Names of what is a backup. */
const namesIn = async (place: BackupPlace) =>
  (await listBackups(place)).flatMap(({ name, manifest }) => (manifest === "none" ? [] : name));

for (const [engine, makeData] of Object.entries(dataPlaces)) {
  describe(`backups of ${engine}`, () => {
    let data: Awaited<ReturnType<typeof makeData>>;
    let database: OpenDatabase;
    let inventory: TableContent[];

    beforeAll(async () => {
      data = await makeData("migrated");
      database = await openData(data);
      await addSampleRows(database, 200);
      for (const content of ["a photo", "a certificate", "a contract"])
        await addStoredFile(data, database, content);
      // The installation's own settings are made by the first backup.
      await readInstallation(database.db);
      inventory = withoutLimits(await tableChecksums(database.db));
      // What is counted for limits is in no backup, as a crash forgets it too, and fails no check.
      await database.db
        .insert(rateLimits)
        .values({ bucket: "quote 198.51.100.7", used: 3, resetsAt: new Date() });
    });
    afterAll(async () => {
      await database.close();
      await data.discard();
    });

    const check = (place: BackupPlace, name: string, keyWords?: string) =>
      checkBackup({ ...data, place, keyWords, readFiles: 10, signal }, name);

    it.each([
      ["a folder", "in the open", undefined],
      ["a bucket", "encrypted", backupWords],
    ])("go to %s, %s, pass the check, and come back whole", async (where, _, keyWords) => {
      const place = where === "a folder" ? folderPlace().place : (await bucket()).place;
      const parts = await backupParts(data, database, place, { keyWords });
      const made = await makeBackup(parts, nextMoment());
      expect(made).toMatchObject({ ok: true, files: 3, missing: 0, isEncrypted: !!keyWords });
      const name = made.ok ? made.name : "";
      expect(await namesIn(place)).toEqual([name]);
      const rows = inventory.reduce((sum, table) => sum + table.rows, 0);
      expect(await check(place, name, keyWords)).toMatchObject({ ok: true, rows, files: 3 });

      const target = await makeData("empty");
      onTestFinished(() => target.discard());
      const config = { ...target, filesUrl: undefined };
      const restored = await restoreBackup({ place, keyWords, config, replace: false }, "latest");
      expect(restored.ok || restored.message).toBe(true);
      expect(restored.ok && withoutLimits(restored.tables)).toEqual(inventory);
      expect(storedFiles(target)).toEqual(["a certificate", "a contract", "a photo"]);
      const reopened = await openData(target);
      // In their new place the files are those of the database, and it takes more.
      await keepFile(target, reopened, "one more");
      const bound = eq(settings.name, "file-store");
      expect(await reopened.db.$count(settings, bound)).toBe(1);
      await reopened.close();
      const again = await restoreBackup({ place, keyWords, config, replace: false }, name);
      expect(again).toMatchObject({ ok: false, message: expect.stringMatching(/--replace/) });
    });

    it("are of one moment, whatever comes and goes while they are made", async () => {
      const { place } = folderPlace();
      const going = await addStoredFile(data, database, "deleted meanwhile");
      const moment = await tableChecksums(database.db);
      let coming = "";
      const parts = await backupParts(data, database, place, {
        database: {
          copyDatabase: (readFacts, use) =>
            database.copyDatabase(readFacts, async (copy) => {
              coming = await addStoredFile(data, database, "came meanwhile");
              await database.db
                .update(files)
                .set({ state: "deleted", deletedAt: new Date() })
                .where(idIn([going]));
              return use(copy);
            }),
        },
      });
      expect(await makeBackup(parts, nextMoment())).toMatchObject({ files: 4, missing: 0 });
      // A day later the next cleanup has taken it away.
      rmSync(join(data.dataDirectory, "files", going));
      await database.db.delete(files).where(idIn([going, coming]));

      const target = await makeData("empty");
      onTestFinished(() => target.discard());
      const config = { ...target, filesUrl: undefined };
      const restoring = { place, keyWords: undefined, config, replace: false };
      const restored = await restoreBackup(restoring, "latest");
      expect(restored.ok && withoutLimits(restored.tables)).toEqual(withoutLimits(moment));
      expect(storedFiles(target)).toEqual([
        "a certificate",
        "a contract",
        "a photo",
        "deleted meanwhile",
      ]);
    });

    it("are refused a server that is running", async () => {
      const { place } = folderPlace();
      const name = await expectBackup(await backupParts(data, database, place));
      const config = { ...data, filesUrl: undefined };
      const refused = await restoreBackup(
        { place, keyWords: undefined, config, replace: true },
        name,
      );
      expect(refused).toMatchObject({ ok: false, message: expect.stringMatching(/[Ss]top/) });
    });

    it("do not pass with rows that are other than they were", async () => {
      const { place, folder } = folderPlace();
      const name = await expectBackup(await backupParts(data, database, place));
      const path = join(folder, name, "contents/000001");
      const contents = readFileSync(path, "utf8");
      const changed = contents.replace('"public.leads","rows":200', '"public.leads","rows":199');
      expect(changed).not.toBe(contents);
      writeFileSync(path, changed);
      expect(await check(place, name)).toMatchObject({ ok: false, reason: "damaged" });
      // As if the backup had been made of another number of rows.
      const manifestPath = join(folder, name, "manifest.json");
      const { place: other, folder: otherFolder } = folderPlace();
      const parts = await backupParts(data, database, other, {
        database: {
          copyDatabase: (readFacts, use) =>
            database.copyDatabase(readFacts, (copy) =>
              use({
                ...copy,
                tables: copy.tables.map((table) => ({ ...table, rows: table.rows + 1 })),
              }),
            ),
        },
      });
      const differs = await expectBackup(parts);
      expect(existsSync(manifestPath) && existsSync(otherFolder)).toBe(true);
      expect(await check(other, differs)).toMatchObject({
        ok: false,
        reason: "differs",
        message: expect.stringContaining("rows before"),
      });
    });
  });
}

describe("a backup", () => {
  let data: Awaited<ReturnType<(typeof dataPlaces)["PGlite"]>>;
  let database: OpenDatabase;
  let fileKeys: string[];

  beforeAll(async () => {
    data = await dataPlaces.PostgreSQL("migrated");
    database = await openData(data);
    // How a backup is handled depends on none of the others, and each takes a part of a second to copy.
    await dropTablesExcept(database, [files, leads, rateLimits, settings]);
    await addSampleRows(database, 50);
    fileKeys = [];
    for (const content of ["one", "two", "three"])
      fileKeys.push(await addStoredFile(data, database, content));
  });
  afterAll(async () => {
    await database.close();
    await data.discard();
  });

  const partsFor = (place: BackupPlace, over: Parameters<typeof backupParts>[3] = {}) =>
    backupParts(data, database, place, over);
  const check = (place: BackupPlace, name: string, keyWords?: string, over = {}) =>
    checkBackup({ ...data, place, keyWords, readFiles: 10, signal, ...over }, name);

  it("copies each file once, and takes no room for it on the same disk", async () => {
    const { server, place } = await bucket();
    await expectBackup(await partsFor(place));
    const before = [...server.objects.keys()].filter((key) => key.includes("/files-"));
    expect(before).toHaveLength(3);
    for (const key of before) server.objects.set(key, Buffer.from("never written again"));
    await expectBackup(await partsFor(place));
    for (const key of before)
      expect(server.objects.get(key)?.toString()).toBe("never written again");

    const { folder, place: linked } = folderPlace();
    await expectBackup(await partsFor(linked));
    const [first = ""] = fileKeys;
    const installation = await readInstallation(database.db);
    expect(statSync(join(folder, `files-${installation}`, first)).nlink).toBeGreaterThan(1);
  });

  it("encrypted, shows neither rows nor files nor their names", async () => {
    const { server, place } = await bucket();
    const name = await expectBackup(await partsFor(place, { keyWords: backupWords }));
    const everything = [...server.objects].map(
      ([key, content]) => key + content.toString("latin1"),
    );
    for (const secret of ["public.leads", fileKeys[0]?.slice(3, 40) ?? "", "three", "PGDMP"])
      expect(
        everything.filter((text) => text.includes(secret)),
        secret,
      ).toEqual([]);
    expect(await check(place, name, backupWords)).toMatchObject({ ok: true });
    expect(await check(place, name)).toMatchObject({ ok: false, reason: "no-key" });
    expect(await check(place, name, "x".repeat(32))).toMatchObject({
      ok: false,
      reason: "wrong-key",
    });
  });

  it("is made with no other key than those before it, and not in the open after them", async () => {
    const { place } = folderPlace();
    const open = await expectBackup(await partsFor(place));
    await expectBackup(await partsFor(place, { keyWords: backupWords }));
    for (const [keyWords, reason] of [
      ["another key of thirty-two letters", "wrong-key"],
      [undefined, "no-key"],
    ] as const)
      expect(await makeBackup(await partsFor(place, { keyWords }), nextMoment())).toMatchObject({
        ok: false,
        reason,
      });
    expect(await namesIn(place)).toHaveLength(2);
    expect(await check(place, open, backupWords, { takesNotEncrypted: true })).toMatchObject({
      ok: true,
    });
  });

  it("in the open, is not taken among encrypted ones unless somebody says so", async () => {
    const { place } = folderPlace();
    const forged = await expectBackup(await partsFor(place));
    const refused = { ok: false, message: expect.stringContaining("--not-encrypted") };
    expect(await check(place, forged)).toMatchObject({ ok: true });
    expect(await check(place, forged, backupWords)).toMatchObject({
      ...refused,
      reason: "not-encrypted",
    });
    const target = await dataPlaces.PostgreSQL("empty");
    onTestFinished(() => target.discard());
    const config = { ...target, filesUrl: undefined };
    const restoring = { place, keyWords: backupWords, config, replace: false };
    expect(await restoreBackup(restoring, forged)).toMatchObject(refused);
    const folder = join(temporaryFolder(), "unpacked");
    expect(await unpackBackup({ place, keyWords: backupWords }, forged, folder)).toMatchObject(
      refused,
    );
    expect(existsSync(folder)).toBe(false);
    // The first encrypted one leaves its note, which is read where the key is not set as well.
    await expectBackup(await partsFor(place, { keyWords: backupWords }));
    expect(await check(place, forged)).toMatchObject({ ...refused, reason: "not-encrypted" });
    expect(await restoreBackup({ ...restoring, takesNotEncrypted: true }, forged)).toMatchObject({
      ok: true,
      name: forged,
    });
  });

  it("takes the place of no other", async () => {
    const { place } = folderPlace();
    const [at, parts] = [nextMoment(), await partsFor(place)];
    const made = await makeBackup(parts, at);
    expect(await makeBackup(parts, at)).toMatchObject({ ok: false, reason: "failed" });
    expect(await check(place, made.ok ? made.name : "")).toMatchObject({ ok: true });
  });

  it("is written as plain files for whoever asks", async () => {
    const { place } = folderPlace();
    const name = await expectBackup(await partsFor(place, { keyWords: backupWords }));
    const folder = join(temporaryFolder(), "unpacked");
    const unpacked = await unpackBackup({ place, keyWords: backupWords }, "latest", folder);
    expect(unpacked).toMatchObject({ ok: true, name, files: 3 });
    expect(readFileSync(join(folder, "database.dump")).subarray(0, 5).toString()).toBe("PGDMP");
    expect(readFileSync(join(folder, "files", fileKeys[1] ?? ""), "utf8")).toBe("two");
    await expect(unpackBackup({ place, keyWords: backupWords }, name, folder)).rejects.toThrow(
      /EEXIST/,
    );
  });

  it("counts the files that the store has lost, and goes on without them", async () => {
    const lost = await addStoredFile(data, database, "lost");
    const gone = await addStoredFile(data, database, "deleted");
    const id = gone.slice(68);
    await database.db
      .update(files)
      .set({ state: "deleted", deletedAt: new Date() })
      .where(eq(files.id, id));
    for (const key of [lost, gone]) rmSync(join(data.dataDirectory, "files", key));
    const damaged = await addStoredFile(data, database, "damaged");
    writeFileSync(join(data.dataDirectory, "files", damaged), "otherwise");
    const { place } = await bucket();
    const made = await makeBackup(await partsFor(place), nextMoment());
    expect(made).toMatchObject({ ok: true, files: 3, missing: 2 });
    for (const key of [lost, gone, damaged])
      await database.db.delete(files).where(eq(files.id, key.slice(68)));
  });

  describe("is never half of one", () => {
    it("where it is stopped, or its place goes away in between", async () => {
      const { server, place } = await bucket();
      const stopped = new AbortController();
      const stopping: BackupPlace = {
        ...place,
        put: async (key, content) => {
          await place.put(key, content);
          if (key.includes("/database/"))
            stopped.abort(new BackupFailure("interrupted", "stopped"));
        },
      };
      const over = { signal: stopped.signal };
      expect(await makeBackup(await partsFor(stopping, over), nextMoment())).toMatchObject({
        ok: false,
        reason: "interrupted",
      });
      expect(await namesIn(place)).toEqual([]);

      const leaving: BackupPlace = {
        ...place,
        put: async (key, content) => {
          if (key.includes("/contents/")) server.cut(1_000);
          await place.put(key, content);
        },
      };
      const failing: BackupPlace = {
        ...place,
        put: async (key, content) => {
          if (key.includes("/contents/"))
            server.failures.push(...Array.from({ length: 1_000 }, () => 500));
          await place.put(key, content);
        },
      };
      for (const away of [leaving, failing]) {
        expect(await makeBackup(await partsFor(away), nextMoment())).toMatchObject({
          ok: false,
          reason: "place-away",
        });
        server.cut(0);
        server.failures.length = 0;
        expect(await namesIn(place)).toEqual([]);
        const [left] = await listBackups(place);
        expect(left?.manifest).toBe("none");
      }
      const name = await expectBackup(await partsFor(place));
      expect(await check(place, name)).toMatchObject({ ok: true });
    });

    it("where a part has vanished before the manifest is written", async () => {
      const { place } = folderPlace();
      const forgetful: BackupPlace = {
        ...place,
        put: async (key, content) => {
          await place.put(key, content);
          if (key.includes("/contents/"))
            await place.delete(key.replace("/contents/", "/database/"));
        },
      };
      expect(await makeBackup(await partsFor(forgetful), nextMoment())).toMatchObject({
        ok: false,
        reason: "damaged",
      });
      expect(await listBackups(place)).toEqual([]);
    });

    it("where a process that has taken over removes its files before the manifest is written", async () => {
      const { place } = folderPlace();
      const installation = await readInstallation(database.db);
      const raided: BackupPlace = {
        ...place,
        put: async (key, content) => {
          await place.put(key, content);
          if (key.includes("/contents/"))
            await place.delete(`files-${installation}/${fileKeys[0]}`);
        },
      };
      expect(await makeBackup(await partsFor(raided), nextMoment())).toMatchObject({
        ok: false,
        reason: "files-gone",
      });
      expect(await listBackups(place)).toEqual([]);
      const name = await expectBackup(await partsFor(place));
      expect(await check(place, name)).toMatchObject({ ok: true });
    });

    it("where pg_dump ends early, is not there, or is older than the server", async () => {
      const { place } = folderPlace();
      const parts = await partsFor(place);
      const answers: [script: string, reason: string][] = [
        ["echo PGDMP; exit 1", "database"],
        [
          "echo 'pg_dump: error: aborting because of server version mismatch' >&2; exit 1",
          "tool-old",
        ],
        ["head -c 30000000 /dev/zero; kill -9 $$", "database"],
      ];
      onTestFinished(() => void vi.unstubAllEnvs());
      const path = process.env.PATH ?? "";
      for (const [script, reason] of answers) {
        const folder = temporaryFolder();
        writeFileSync(join(folder, "pg_dump"), `#!/bin/sh\n${script}\n`);
        chmodSync(join(folder, "pg_dump"), 0o755);
        vi.stubEnv("PATH", `${folder}:${path}`);
        expect(await makeBackup(parts, nextMoment()), script).toMatchObject({ ok: false, reason });
      }
      vi.stubEnv("PATH", temporaryFolder());
      expect(await makeBackup(parts, nextMoment())).toMatchObject({
        ok: false,
        reason: "tool-missing",
      });
      expect(await listBackups(place)).toEqual([]);
    });

    it.runIf(canMount)("on a full disk, and the next is whole when there is room", async () => {
      const disk = mountTinyDisk(400);
      const place = openFolderPlace(join(disk.path, "backups"));
      await disk.leave(250);
      expect(await makeBackup(await partsFor(place), nextMoment())).toMatchObject({
        ok: false,
        reason: "no-room",
      });
      expect(await namesIn(place)).toEqual([]);
      disk.clear();
      const name = await expectBackup(await partsFor(place));
      expect(await check(place, name)).toMatchObject({ ok: true });
      // Nor is there room to check it on a disk of a hundred megabytes.
      const dataDirectory = mountTinyDisk(100).path;
      expect(await check(place, name, undefined, { dataDirectory })).toMatchObject({
        ok: false,
        reason: "no-room",
      });
      expect(readdirSync(dataDirectory)).toEqual([]);
    });
  });

  describe("with other programs of PostgreSQL", () => {
    const path = process.env.PATH ?? "";

    /** From now on `pg_restore` is the script, until the test has finished. */
    function pretend(script: string) {
      const folder = temporaryFolder();
      writeFileSync(join(folder, "pg_restore"), `#!/bin/sh\n${script}\n`);
      chmodSync(join(folder, "pg_restore"), 0o755);
      vi.stubEnv("PATH", `${folder}:${path}`);
      onTestFinished(() => void vi.unstubAllEnvs());
    }

    const unknown = (parameter: string) =>
      `echo 'pg_restore: error: could not execute query: ERROR:  unrecognized configuration parameter "${parameter}"' >&2; exit 1`;

    it("passes its check and is restored where they are newer than the server", async () => {
      const { place } = folderPlace();
      const name = await expectBackup(await partsFor(place));
      pretend(`PATH='${path}' pg_restore "$@" || exit 1
for argument; do
  case "$argument" in
    --file=*) sed -i '1a SET transaction_timeout = 0;' "\${argument#--file=}"; exit 0 ;;
  esac
done
${unknown("transaction_timeout")}`);
      expect(await check(place, name)).toMatchObject({ ok: true });
      const target = await dataPlaces.PostgreSQL("empty");
      onTestFinished(() => target.discard());
      const config = { ...target, filesUrl: undefined };
      const restoring = { place, keyWords: undefined, config, replace: false };
      const restored = await restoreBackup(restoring, name);
      expect(restored.ok || restored.message).toBe(true);
    });

    it("does not pass where a restore fails by anything else", async () => {
      const { place } = folderPlace();
      const name = await expectBackup(await partsFor(place));
      pretend(`PATH='${path}' pg_restore "$@"; ${unknown("another")}`);
      expect(await check(place, name)).toMatchObject({ ok: false, reason: "not-restored" });
    });

    it("is not called bad by a check that is stopped, which leaves no database behind", async () => {
      const { place } = folderPlace();
      const name = await expectBackup(await partsFor(place));
      pretend("exec sleep 60");
      const stopping = new AbortController();
      const checking = check(place, name, undefined, { signal: stopping.signal });
      const scratch =
        "select count(*)::int as count from pg_database where datname like 'backup\\_check\\_%'";
      const count = async () => (await database.db.execute(scratch)).rows[0]?.count;
      await expect.poll(count).toBe(1);
      stopping.abort(new BackupFailure("interrupted", "stopped"));
      expect(await checking).toMatchObject({ ok: false, reason: "interrupted" });
      // Another file of tests may be checking a backup on the same server for a moment.
      await expect.poll(count).toBe(0);
      expect(readdirSync(data.dataDirectory)).toEqual(["files"]);
    });
  });

  it("does not pass where a part is damaged or gone, a file is, or its manifest says something else", async () => {
    const { folder, place } = folderPlace();
    const name = await expectBackup(await partsFor(place, { keyWords: backupWords }));
    const installation = await readInstallation(database.db);
    const reasonAfter = async (path: string, break_: (path: string) => void) => {
      const whole = readFileSync(path);
      break_(path);
      const checked = await check(place, name, backupWords);
      writeFileSync(path, whole);
      return checked.ok || checked.reason;
    };
    const part = join(folder, name, "database/000001");
    expect(await reasonAfter(part, flipByte)).toBe("damaged");
    expect(await reasonAfter(part, (path) => writeFileSync(path, ""))).toBe("damaged");
    expect(await reasonAfter(part, (path) => rmSync(path))).toBe("damaged");
    expect(await reasonAfter(join(folder, name, "contents/000001"), flipByte)).toBe("damaged");
    const manifest = join(folder, name, "manifest.json");
    expect(await reasonAfter(manifest, flipByte)).toBe("damaged");
    const rename = (path: string) =>
      writeFileSync(path, readFileSync(path, "utf8").replace('"count": 3', '"count": 2'));
    expect(await reasonAfter(manifest, rename)).toBe("damaged");
    expect(await reasonAfter(manifest, (path) => rmSync(path))).toBe("not-found");
    const files = join(folder, `files-${installation}`);
    const [first = ""] = readdirSync(files, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    expect(await reasonAfter(first, flipByte)).toBe("damaged");
    expect(await reasonAfter(first, (path) => rmSync(path))).toBe("files-gone");
    expect(await check(place, name, backupWords)).toMatchObject({ ok: true });
  });

  it("of one night does not pass as that of another, though both are encrypted", async () => {
    const { folder, place } = folderPlace();
    const parts = await partsFor(place, { keyWords: backupWords });
    const [one, other] = [await expectBackup(parts), await expectBackup(parts)];
    for (const path of ["database/000001", "contents/000001", "manifest.json"]) {
      const whole = readFileSync(join(folder, one, path));
      writeFileSync(join(folder, one, path), readFileSync(join(folder, other, path)));
      expect(await check(place, one, backupWords), path).toMatchObject({
        ok: false,
        reason: "damaged",
      });
      writeFileSync(join(folder, one, path), whole);
    }
  });

  it("is checked without a trace, and says what it lacks the right or the room for", async () => {
    const { place } = folderPlace();
    const name = await expectBackup(await partsFor(place));
    const { rows } = await database.db.execute(
      "select datname from pg_database where datname like 'backup\\_check\\_%'",
    );
    expect(await check(place, name)).toMatchObject({ ok: true });
    const after = await database.db.execute(
      "select datname from pg_database where datname like 'backup\\_check\\_%'",
    );
    expect(after.rows.length).toBeLessThanOrEqual(rows.length);
    expect(readdirSync(data.dataDirectory)).toEqual(["files"]);

    const { url, drop } = await createPostgresDatabase();
    onTestFinished(drop);
    const role = `reader_${Date.now()}`;
    await database.db.execute(`create role ${role} login`);
    const limited = new URL(url);
    limited.username = role;
    expect(await check(place, name, undefined, { databaseUrl: limited.href })).toMatchObject({
      ok: false,
      reason: "no-right",
    });
    await database.db.execute(`drop role ${role}`);
    expect(await check(place, name, undefined, { databaseUrl: undefined })).toMatchObject({
      ok: false,
      reason: "no-server",
    });
  });

  it("that is too old goes, with the files that no other names", async () => {
    const { server, place } = await bucket();
    const extra = await addStoredFile(data, database, "only of the first");
    const parts = await partsFor(place, { keyWords: backupWords });
    const start = Date.parse("2026-01-05T09:30:00Z");
    const at = (day: number) => new Date(start + day * dayMs);
    const filesNow = () =>
      [...server.objects.keys()].filter((key) => key.includes("/files-")).length;
    expect(await makeBackup(parts, at(0))).toMatchObject({ ok: true });
    await database.db.delete(files).where(eq(files.id, extra.slice(68)));
    const withExtra = filesNow();
    for (let day = 1; day <= 7; day++) await makeBackup(parts, at(day));
    const installation = await readInstallation(database.db);
    const prune = (day: number) =>
      pruneBackups(place, installation, backupWords, {
        now: new Date(at(day).getTime() + 60_000),
        timeZone: "America/Chicago",
      });
    // Monday to Monday: the first is of no day any more, and its week has a later one.
    expect(await prune(7)).toMatchObject({
      removed: [expect.stringMatching(/^20260105/)],
      files: 1,
    });
    expect(filesNow()).toBe(withExtra - 1);
    expect(await namesIn(place)).toHaveLength(7);
    expect(await prune(7)).toEqual({ removed: [], files: 0 });
    expect(await check(place, "latest", backupWords)).toMatchObject({ ok: true });
    // What another installation keeps in the same place is not ours.
    const foreign = (await namesIn(place))[0] ?? "";
    expect(
      await pruneBackups(place, "00000000", backupWords, { now: at(900), timeZone: "UTC" }),
    ).toEqual({
      removed: [],
      files: 0,
    });
    expect(await namesIn(place)).toContain(foreign);
  });

  it("keeps every file while one of the backups cannot be read", async () => {
    const { folder, place } = folderPlace();
    const parts = await partsFor(place);
    const at = (day: number) => new Date(Date.parse("2026-01-05T09:30:00Z") + day * dayMs);
    for (let day = 0; day <= 8; day++) await makeBackup(parts, at(day));
    const [newest = ""] = await namesIn(place);
    writeFileSync(join(folder, newest, "manifest.json"), "{");
    const installation = await readInstallation(database.db);
    mkdirSync(join(folder, `files-${installation}`, "zz"), { recursive: true });
    appendFileSync(join(folder, `files-${installation}`, "zz/unnamed"), "x");
    const pruned = await pruneBackups(place, installation, undefined, {
      now: at(9),
      timeZone: "UTC",
    });
    expect(pruned.files).toBe(0);
    expect(existsSync(join(folder, `files-${installation}`, "zz/unnamed"))).toBe(true);
    expect((await listBackups(place))[0]).toMatchObject({ name: newest, manifest: "damaged" });
  });

  it("is asked for by its name where several installations share a place", async () => {
    const { place } = folderPlace();
    const name = await expectBackup(await partsFor(place));
    await place.put(`${name.slice(0, 17)}00000000/manifest.json`, Buffer.from("{}"));
    expect(await check(place, "latest")).toMatchObject({ ok: false, reason: "not-found" });
    expect(await check(place, name)).toMatchObject({ ok: true });
    expect(await check(place, "20200101T000000Z-00000000")).toMatchObject({
      ok: false,
      reason: "not-found",
    });
    expect(await check(place, "../../etc")).toMatchObject({ ok: false, reason: "not-found" });
  });

  it("of a later release is not restored", async () => {
    const { folder, place } = folderPlace();
    const name = await expectBackup(await partsFor(place));
    const path = join(folder, name, "manifest.json");
    writeFileSync(
      path,
      readFileSync(path, "utf8").replace(/"migration": \d+/, '"migration": 99999999999999'),
    );
    const target = await dataPlaces.PGlite("empty");
    onTestFinished(() => target.discard());
    const config = { ...target, filesUrl: undefined };
    expect(
      await restoreBackup({ place, keyWords: undefined, config, replace: false }, name),
    ).toMatchObject({
      ok: false,
      message: expect.stringContaining("later release"),
    });
  });
});

function flipByte(path: string) {
  const bytes = readFileSync(path);
  const at = Math.floor(bytes.length / 2);
  bytes[at] = (bytes[at] ?? 0) ^ 0xff;
  writeFileSync(path, bytes);
}
