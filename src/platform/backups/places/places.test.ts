import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { dayMs } from "#platform/format/durations.ts";
import { program } from "#tests/support/embedded.ts";
import { canMount, mountTinyDisk } from "#tests/support/faults/tiny-disk.ts";
import { type S3Server, startS3Server } from "#tests/support/s3-server.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import type { BackupFailure } from "../backup-failure.ts";
import { openBucketPlace } from "./bucket-place.server.ts";
import { openFolderPlace } from "./folder-place.server.ts";
import type { BackupPlace } from "./place.ts";

/** Pages of three keys, so that every list is of several. */
async function bucketServer(): Promise<S3Server> {
  const server = await startS3Server(3);
  onTestFinished(() => server.stop());
  return server;
}

const noWaits = [0, 0];

const makers: Record<string, () => Promise<BackupPlace>> = {
  "a folder": async () => openFolderPlace(join(temporaryFolder(), "backups")),
  "a bucket": async () => openBucketPlace((await bucketServer()).url, noWaits),
  "a path of a bucket": async () =>
    openBucketPlace((await bucketServer()).url.replace("/bucket?", "/bucket/of/ours?"), noWaits),
};

const name = "20261126T093000Z-3fa9c1d2";

async function keysIn(place: BackupPlace, folder: string) {
  const entries = [];
  for await (const entry of place.list(folder)) entries.push(entry);
  return entries.toSorted((a, b) => (a.key < b.key ? -1 : 1));
}

const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => "it worked",
    (error: BackupFailure) => error.reason,
  );

describe.each(Object.entries(makers))("%s", (_, make) => {
  it("gives back what it was given, until it is deleted", async () => {
    const place = await make();
    expect(await place.get(`${name}/manifest.json`)).toBeUndefined();
    expect(await place.folders()).toEqual([]);
    const content = randomBytes(300_000);
    await place.put(`${name}/database/000001`, content);
    await place.put(`${name}/manifest.json`, Buffer.from("{}"));
    await place.put(`${name}/manifest.json`, Buffer.from("{ }"));
    expect((await place.get(`${name}/database/000001`))?.equals(content)).toBe(true);
    expect((await place.get(`${name}/manifest.json`))?.toString()).toBe("{ }");
    await place.delete(`${name}/manifest.json`);
    await place.delete(`${name}/manifest.json`);
    expect(await place.get(`${name}/manifest.json`)).toBeUndefined();
  });

  it("lists what begins with a folder, all of it, and the folders at the top", async () => {
    const place = await make();
    const parts = Array.from({ length: 8 }, (_, n) => `${name}/database/00000${n + 1}`);
    for (const key of parts) await place.put(key, Buffer.alloc(7));
    await place.put(`${name}0/manifest.json`, Buffer.alloc(1));
    await place.put("files-3fa9c1d2/ab/cd", Buffer.alloc(2));
    await place.put("encryption-3fa9c1d2.json", Buffer.alloc(3));
    expect(await keysIn(place, name)).toEqual(parts.map((key) => ({ key, bytes: 7 })));
    expect(await keysIn(place, "files-3fa9c1d2")).toEqual([
      { key: "files-3fa9c1d2/ab/cd", bytes: 2 },
    ]);
    const folders = (await place.folders()).filter((folder) => folder !== "unfinished");
    expect(folders.toSorted()).toEqual([name, `${name}0`, "files-3fa9c1d2"]);
  });

  it("takes no other names than ours", async () => {
    const place = await make();
    const foreign = [
      "",
      "..",
      "../a",
      "a/../../b",
      "/etc/passwd",
      "a//b",
      "a/b/c/d/e",
      "a?b",
      "a b",
    ];
    for (const key of foreign) {
      await expect(async () => place.put(key, Buffer.alloc(1)), key).rejects.toThrow(/no key/);
      await expect(async () => place.get(key), key).rejects.toThrow(/no key/);
      await expect(async () => place.delete(key), key).rejects.toThrow(/no key/);
    }
  });
});

describe("a folder", () => {
  it("is open to its owner alone", async () => {
    const folder = join(temporaryFolder(), "backups");
    await openFolderPlace(folder).put(`${name}/database/000001`, Buffer.alloc(1));
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, name, "database/000001")).mode & 0o777).toBe(0o600);
  });

  it("links what is on the same disk, and copies what is not", async () => {
    const folder = temporaryFolder();
    const file = join(folder, "photo");
    writeFileSync(file, "a photo");
    const place = openFolderPlace(join(folder, "backups"));
    expect(await place.link("files-3fa9c1d2/ab/cd", file)).toBe(true);
    expect(await place.link("files-3fa9c1d2/ab/cd", file)).toBe(true);
    expect(statSync(file).nlink).toBe(2);
    expect(await place.link("files-3fa9c1d2/ab/ef", join(folder, "nothing"))).toBe(false);
  });

  it("says that it cannot be used where it is a file, or belongs to somebody else", async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "file"), "");
    expect(await reasonOf(openFolderPlace(join(folder, "file")).put("a/b", Buffer.alloc(1)))).toBe(
      "place-away",
    );
    expect(await reasonOf(openFolderPlace(join(folder, "file")).folders())).toBe("place-away");
    if (process.getuid?.() === 0) return;
    const closed = join(folder, "closed");
    mkdirSync(closed);
    chmodSync(closed, 0o500);
    expect(await reasonOf(openFolderPlace(closed).put("a/b", Buffer.alloc(1)))).toBe("place-away");
  });

  it.runIf(canMount)(
    "leaves room for records, and nothing half-written on a full disk",
    async () => {
      const disk = mountTinyDisk(300);
      const place = openFolderPlace(join(disk.path, "backups"));
      const part = randomBytes(8 * 2 ** 20);
      const put = (n: number) => reasonOf(place.put(`${name}/database/00000${n}`, part));
      const answers = [];
      for (let n = 1; n <= 8; n++) answers.push(await put(n));
      expect(answers).toContain("it worked");
      expect(answers.at(-1)).toBe("no-room");
      for (const { bytes } of await keysIn(place, name)) expect(bytes).toBe(part.length);
      disk.clear();
    },
  );

  it("holds whole parts alone, whenever its process is killed", { timeout: 120_000 }, async () => {
    const folder = join(temporaryFolder(), "backups");
    const place = openFolderPlace(folder);
    for (let round = 0; round < 3; round++) {
      const child = spawn(process.execPath, [program("put-parts-until-killed"), folder], {
        stdio: ["ignore", "pipe", "inherit"],
      });
      const ended = new Promise((resolve) => child.once("close", resolve));
      await new Promise((resolve) => child.stdout.once("data", resolve));
      await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 150));
      child.kill("SIGKILL");
      await ended;
    }
    const parts = await keysIn(place, name);
    expect(parts.length).toBeGreaterThan(3);
    for (const { key, bytes } of parts) {
      expect(bytes).toBe(2 ** 20);
      const content = await place.get(key);
      expect(new Set(content).size, key).toBe(1);
    }
    // What was left behind goes when it is a day old.
    const left = join(folder, "unfinished");
    writeFileSync(join(left, "yesterday"), "");
    const yesterday = new Date(Date.now() - dayMs - 60_000);
    utimesSync(join(left, "yesterday"), yesterday, yesterday);
    await place.sweep();
    expect(existsSync(join(left, "yesterday"))).toBe(false);
    expect(readdirSync(folder)).toContain(name);
  });
});

describe("a bucket", () => {
  it("is tried again after failures and broken connections, and is away when they go on", async () => {
    const server = await bucketServer();
    const place = openBucketPlace(server.url, noWaits);
    server.failures.push(500, 503);
    await place.put(`${name}/manifest.json`, Buffer.from("{}"));
    server.cut(2);
    expect((await place.get(`${name}/manifest.json`))?.toString()).toBe("{}");
    server.cut(1_000);
    expect(await reasonOf(place.get(`${name}/manifest.json`))).toBe("place-away");
    expect(await reasonOf(place.folders())).toBe("place-away");
    expect(await reasonOf(keysIn(place, name))).toBe("place-away");
    server.cut(0);
    server.failures.push(...Array.from({ length: 100 }, () => 500));
    expect(await reasonOf(place.put(`${name}/database/000001`, Buffer.alloc(9)))).toBe(
      "place-away",
    );
    expect(await reasonOf(place.folders())).toBe("place-away");
    expect(await reasonOf(place.delete(`${name}/manifest.json`))).toBe("place-away");
    server.failures.length = 0;
    expect(await place.folders()).toEqual([name]);
    expect((await place.get(`${name}/manifest.json`))?.toString()).toBe("{}");
  });

  it("holds nothing of what was cut on its way", async () => {
    const server = await bucketServer();
    server.cut(1_000);
    const place = openBucketPlace(server.url, noWaits);
    const part = randomBytes(5 * 2 ** 20);
    expect(await reasonOf(place.put(`${name}/database/000001`, part))).toBe("place-away");
    expect(server.objects.size).toBe(0);
  });

  it("is away with a wrong key, without a bucket, and where nobody listens", async () => {
    const server = await bucketServer();
    const stranger = openBucketPlace(server.url.replace("TESTKEY", "OTHER"), noWaits);
    expect(await reasonOf(stranger.put("a/b", Buffer.alloc(1)))).toBe("place-away");
    expect(await reasonOf(stranger.folders())).toBe("place-away");
    const nowhere = openBucketPlace(server.url.replace("/bucket", "/other"), noWaits);
    expect(await reasonOf(nowhere.put("a/b", Buffer.alloc(1)))).toBe("place-away");
    server.stop();
    expect(await reasonOf(openBucketPlace(server.url, noWaits).folders())).toBe("place-away");
  });

  it("names neither its key nor its secret", async () => {
    const server = await bucketServer();
    const { label } = openBucketPlace(server.url);
    expect(label).toMatch(/^127\.0\.0\.1:\d+\/bucket$/);
    const stopped = openBucketPlace(server.url, noWaits);
    server.stop();
    await expect(stopped.folders()).rejects.not.toThrow(/secret|TESTKEY/);
  });

  it("takes from a list what could be ours alone", async () => {
    const server = await bucketServer();
    for (const key of ["backups/../../etc/passwd", "backups/a&b", `backups/${name}/x y`])
      server.objects.set(`/bucket/${key}`, Buffer.alloc(1));
    server.objects.set("/bucket/files/ab/cd", Buffer.alloc(1));
    const place = openBucketPlace(server.url, noWaits);
    expect(await place.folders()).toEqual([name]);
    expect(await keysIn(place, name)).toEqual([]);
  });
});
