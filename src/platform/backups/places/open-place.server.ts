import { stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { Config } from "#config";
import { openBucketPlace } from "./bucket-place.server.ts";
import { openFolderPlace } from "./folder-place.server.ts";
import type { BackupPlace } from "./place.ts";

export type PlaceSettings = Pick<Config, "backupUrl" | "backupDirectory" | "dataDirectory">;

/** The default is beside the data, which protects from mistakes, but not from a lost disk. */
export function openPlace(settings: PlaceSettings): BackupPlace {
  if (settings.backupUrl !== undefined) return openBucketPlace(settings.backupUrl);
  return openFolderPlace(
    settings.backupDirectory === undefined
      ? join(resolve(settings.dataDirectory), "backups")
      : resolve(settings.backupDirectory),
  );
}

/** A folder that does not exist yet will be where the one above it is. */
export async function isOnDiskOf(folder: string, dataDirectory: string): Promise<boolean> {
  const [one, other] = await Promise.all([diskOf(resolve(folder)), diskOf(resolve(dataDirectory))]);
  return one === other;
}

async function diskOf(path: string): Promise<number | undefined> {
  const stats = await stat(path).catch(() => undefined);
  if (stats !== undefined) return stats.dev;
  return dirname(path) === path ? undefined : diskOf(dirname(path));
}
