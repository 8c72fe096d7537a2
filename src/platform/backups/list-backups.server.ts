import { BackupFailure } from "./backup-failure.ts";
import { type NamedBackup, readBackupName } from "./backup-name.ts";
import { readManifest } from "./manifest.server.ts";
import type { BackupPlace } from "./places/place.ts";

type StoredManifest = NonNullable<Awaited<ReturnType<typeof readManifest>>>;

export interface StoredBackup extends NamedBackup {
  /** `none`: never finished, or removed by half. */
  manifest: StoredManifest | "none" | "damaged";
}

/** The newest first. @param installation that of all where it is absent */
export async function listBackups(
  place: BackupPlace,
  installation?: string,
): Promise<StoredBackup[]> {
  const named = (await place.folders())
    .flatMap((folder) => readBackupName(folder) ?? [])
    .filter((backup) => installation === undefined || backup.installation === installation)
    .toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime() || (a.name < b.name ? 1 : -1));
  const backups: StoredBackup[] = [];
  for (const backup of named)
    backups.push({ ...backup, manifest: await manifestOf(place, backup.name) });
  return backups;
}

/** @param wanted a name, or `latest` where the place holds backups of one installation alone */
export async function findBackup(place: BackupPlace, wanted: string): Promise<FoundBackup> {
  const readableBackups = (await listBackups(place)).filter(({ manifest }) => manifest !== "none");
  if (wanted !== "latest")
    return expectFound(
      readableBackups.find(({ name }) => name === wanted),
      place,
      wanted,
    );
  if (new Set(readableBackups.map(({ installation }) => installation)).size > 1)
    throw new BackupFailure(
      "not-found",
      `${place.label} holds backups of several installations: say which one by its name.`,
    );
  return expectFound(readableBackups[0], place, wanted);
}

export interface FoundBackup extends NamedBackup {
  manifest: StoredManifest;
}

function expectFound(
  backup: StoredBackup | undefined,
  { label }: BackupPlace,
  wanted: string,
): FoundBackup {
  if (backup === undefined || backup.manifest === "none") {
    const what = wanted === "latest" ? "no backup" : `no backup ${wanted}`;
    throw new BackupFailure("not-found", `There is ${what} in ${label}.`);
  }
  const { manifest, ...named } = backup;
  if (manifest !== "damaged") return { ...named, manifest };
  throw new BackupFailure("damaged", `The manifest of ${named.name} cannot be read.`);
}

async function manifestOf(place: BackupPlace, name: string): Promise<StoredBackup["manifest"]> {
  try {
    return (await readManifest(place, name)) ?? "none";
  } catch (error) {
    if (error instanceof BackupFailure && error.reason === "damaged") return "damaged";
    throw error;
  }
}
