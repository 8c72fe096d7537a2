/** Which store belongs to a database, and who may not use another one. */
import { createHash, randomUUID } from "node:crypto";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { settings } from "#features/schema.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { startS3Server } from "#tests/support/s3-server.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { copyToBucket } from "./copy-to-bucket.server.ts";
import { keyOf } from "./file-store.ts";
import { openFiles } from "./open-files.server.ts";

describeEachDatabase("engine", (database) => {
  beforeEach(() => database().db.delete(settings));

  const start = (dataDirectory: string, filesUrl?: string) =>
    openFiles({ dataDirectory, filesUrl, db: database().db });

  async function started(dataDirectory: string, filesUrl?: string) {
    const opened = await start(dataDirectory, filesUrl);
    if (!opened.ok) throw new Error(opened.message);
    const { store, incoming } = opened.files;
    return async () => {
      const path = join(incoming, randomUUID());
      writeFileSync(path, "a photo");
      const sha256 = createHash("sha256").update("a photo").digest("hex");
      await store.put(keyOf({ id: randomUUID(), sha256 }), path);
    };
  }

  it("two processes share a folder", async () => {
    const folder = temporaryFolder();
    const [first, second] = await Promise.all([started(folder), started(folder)]);
    await Promise.all([first(), second()]);
    await (await started(folder))();
  });

  it("a process with a folder of its own neither starts nor takes files, and says what to do", async () => {
    const [shared, ownFolder] = [temporaryFolder(), temporaryFolder()];
    // Both start before there is a first file.
    const [first, second] = [await started(shared), await started(ownFolder)];
    await first();
    await expect(second()).rejects.toThrow(/in another folder: share it between all processes/);
    const late = await start(temporaryFolder());
    expect(late).toMatchObject({ ok: false, reason: "foreign" });
    expect(late.ok || late.message).toMatch(/FILES_URL/);
    await first();
  });

  it("a folder that was copied whole is the same store", async () => {
    const [before, after] = [temporaryFolder(), temporaryFolder()];
    await (await started(before))();
    cpSync(before, after, { recursive: true });
    await (await started(after))();
  });

  it("a lost folder begins anew where the operator says so", async () => {
    await (await started(temporaryFolder()))();
    const empty = temporaryFolder();
    const refused = await start(empty);
    const [, mark = "", place = ""] =
      /write (\S+) into (\S+)\.$/.exec(refused.ok ? "" : refused.message) ?? [];
    writeFileSync(place, mark);
    await (await started(empty))();
    expect(readFileSync(place, "utf8")).toBe(mark);
  });

  it("a folder's files are copied into a bucket, which is the database's from then on", async () => {
    const server = await startS3Server();
    onTestFinished(() => server.stop());
    const folder = temporaryFolder();
    await (await started(folder))();
    const refused = await start(folder, server.url);
    expect(refused.ok || refused.message).toMatch(/npm run files:copy-to-bucket/);
    for (const round of [1, 2])
      expect(await copyToBucket(database().db, folder, server.url), `${round}`).toBe(1);
    expect([...server.objects.values()].map(String)).toEqual(["a photo"]);
    await (await started(folder, server.url))();
    expect((await start(folder)).ok).toBe(false);
  });

  it("a bucket is the same for all, and not the folder of before", async () => {
    const server = await startS3Server();
    onTestFinished(() => server.stop());
    await (await started(temporaryFolder(), server.url))();
    await (await started(temporaryFolder(), server.url))();
    expect(server.objects.size).toBe(2);
    const folder = await start(temporaryFolder());
    expect(folder.ok || folder.message).toMatch(/set FILES_URL/);
    expect(folder.ok || folder.message).not.toContain("secret");
  });
});
