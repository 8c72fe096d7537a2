import { execFile, spawnSync } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { describe, expect, it, onTestFinished } from "vitest";
import { program } from "#tests/support/embedded.ts";
import { startS3Server } from "#tests/support/s3-server.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { type FileStore, keyOf } from "./file-store.ts";
import { openFolderStore } from "./folder-store.server.ts";
import { openS3Store } from "./s3-store.server.ts";

const run = promisify(execFile);

const makers: Record<string, () => Promise<FileStore>> = {
  "a folder": async () => openFolderStore(temporaryFolder()),
  "an S3 server": async () => {
    const server = await startS3Server();
    onTestFinished(() => server.stop());
    return openS3Store(server.url);
  },
};

function arrived(content: string) {
  const path = join(temporaryFolder(), "arrived");
  writeFileSync(path, content);
  const sha256 = createHash("sha256").update(content).digest("hex");
  return { path, key: keyOf({ id: randomUUID(), sha256 }) };
}

const read = async (store: FileStore, ...parameters: Parameters<FileStore["open"]>) => {
  const content = await store.open(...parameters);
  return content && (await buffer(content)).toString();
};

describe.each(Object.entries(makers))("%s", (_, make) => {
  it("gives back what it was given, whole or in part, until it is deleted", async () => {
    const store = await make();
    const { path, key } = arrived("a photo of a door");
    await store.put(key, path);
    expect(existsSync(path)).toBe(false);
    expect(await read(store, key)).toBe("a photo of a door");
    expect(await read(store, key, { start: 2, end: 6 })).toBe("photo");
    await store.delete(key);
    await store.delete(key);
    expect(await read(store, key)).toBeUndefined();
  });

  it("takes the same again, as after a lost answer", async () => {
    const store = await make();
    const first = arrived("the same");
    await store.put(first.key, first.path);
    await store.put(first.key, arrived("the same").path);
    expect(await read(store, first.key)).toBe("the same");
  });

  it("takes and opens nothing but keys", async () => {
    const store = await make();
    for (const key of ["", "../secret.key", "ab/../../x", `${"a".repeat(64)}`, "mark"]) {
      await expect(store.put(key, arrived("x").path)).rejects.toThrow(/not the key/);
      await expect(async () => store.open(key)).rejects.toThrow(/not the key/);
      await expect(async () => store.delete(key)).rejects.toThrow(/not the key/);
    }
  });
});

it("a folder holds a file for each key, beneath the beginning of its hash", async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "incoming"));
  const { path, key } = arrived("a photo");
  await openFolderStore(folder).put(key, path);
  expect(readdirSync(folder).toSorted()).toEqual([key.slice(0, 2), "incoming"].toSorted());
  expect(readdirSync(join(folder, key.slice(0, 2)))).toEqual([key.slice(3)]);
});

const strace = spawnSync("strace", ["-e", "trace=fsync", "true"]).status === 0;

it.runIf(strace)(
  "a folder flushes content and names before it says so (system calls)",
  async () => {
    const folder = temporaryFolder();
    const traced = "trace=fsync,rename,renameat,renameat2,write";
    const { stderr } = await run(
      "strace",
      ["-f", "-y", "-e", traced, process.execPath, program("put-and-tell"), folder],
      { maxBuffer: 64 * 2 ** 20 },
    );
    const steps = stderr.split("\n").flatMap((line) => {
      const flushed = /fsync\(\d+<([^>]*)>/.exec(line)?.[1];
      if (flushed?.startsWith(folder)) return `flush ${flushed.slice(folder.length) || "/"}`;
      if (/rename\w*\(.*arrived/.test(line)) return "rename";
      return line.includes('"stored\\n"') ? "told" : [];
    });
    expect(steps).toEqual(["flush /incoming/arrived", "rename", "flush /ab", "flush /", "told"]);
  },
  60_000,
);

describe("an S3 server", () => {
  it("is asked again after a failure, and reported when it goes on", async () => {
    const server = await startS3Server();
    onTestFinished(() => server.stop());
    const store = openS3Store(server.url);
    const { path, key } = arrived("a photo");
    server.failures.push(500, 503);
    await store.put(key, path);
    expect([...server.objects.keys()]).toEqual([`/bucket/files/${key}`]);
    server.failures.push(500, 500, 500, 500);
    await expect(store.open(key)).rejects.toThrow(/answered GET of a file with 500/);
  });

  it("refuses other keys, and content that is not what its name says", async () => {
    const server = await startS3Server();
    onTestFinished(() => server.stop());
    const { path, key } = arrived("a photo");
    const stranger = openS3Store(server.url.replace("TESTKEY", "OTHER"));
    await expect(stranger.put(key, path)).rejects.toThrow(/403/);
    const other = keyOf({ id: randomUUID(), sha256: "0".repeat(64) });
    await expect(openS3Store(server.url).put(other, path)).rejects.toThrow(/403/);
    const nowhere = openS3Store(server.url.replace("/bucket", "/other"));
    await expect(nowhere.put(key, path)).rejects.toThrow(/bucket of FILES_URL/);
    expect(server.objects.size).toBe(0);
    expect(existsSync(path)).toBe(true);
  });
});
