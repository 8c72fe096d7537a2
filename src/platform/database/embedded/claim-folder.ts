import { resolve } from "node:path";
import type { OpenRefusal } from "../client.ts";
import { neededAtFirst } from "./disk-space.ts";
import { checkRoom, isEmpty, prepareDatabase, prepareDataFolder } from "./folder.ts";
import { type FolderLock, lockFolder } from "./lock.ts";

export type ClaimResult = { ok: true; folder: string; lock: FolderLock } | OpenRefusal;

export async function claimFolder(dataDirectory: string): Promise<ClaimResult> {
  const folder = resolve(dataDirectory);
  const prepared = await prepareDataFolder(folder);
  if (!prepared.ok) return prepared;
  if (isEmpty(folder)) {
    const room = await checkRoom(folder, neededAtFirst);
    if (!room.ok) return room;
  }
  const locked = lockFolder(folder);
  if (!locked.ok) return locked;
  const ready = await prepareDatabase(folder);
  if (ready.ok) return { ok: true, folder, lock: locked.lock };
  locked.lock.release();
  return ready;
}
