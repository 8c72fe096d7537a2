import { join } from "node:path";
import { expect, it } from "vitest";
import { readDiskRoom } from "./disk-room.server.ts";

it("is that of the folder's disk, also of a folder that is not there yet", async () => {
  const room = await readDiskRoom(import.meta.dirname);
  expect(room.freeBytes).toBeGreaterThan(0);
  expect(room.totalBytes).toBeGreaterThan(room.freeBytes);
  const missing = await readDiskRoom(join(import.meta.dirname, "not", "there", "yet"));
  expect(missing.totalBytes).toBe(room.totalBytes);
});

it("fails where the path is none", async () => {
  await expect(readDiskRoom(join(import.meta.filename, "beneath"))).rejects.toThrow("ENOTDIR");
});
