import { statfs } from "node:fs/promises";
import { dirname, resolve } from "node:path";

export interface DiskRoom {
  freeBytes: number;
  totalBytes: number;
}

/** Reads the disk that a folder is on, or will be on: it may not have been made yet. */
export async function readDiskRoom(folder: string): Promise<DiskRoom> {
  const path = resolve(folder);
  try {
    const { bavail, blocks, bsize } = await statfs(path);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch (error) {
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    if (!isMissing || dirname(path) === path) throw error;
    return readDiskRoom(dirname(path));
  }
}
