import { company } from "#content/company.ts";
import { type KeptAs, keptBackups } from "#platform/backups/kept-backups.ts";
import { listBackups, type StoredBackup } from "#platform/backups/list-backups.server.ts";
import type { BackupPlace } from "#platform/backups/places/place.ts";
import { size } from "../database-arguments.ts";

const heads = ["NAME", "MADE", "DATABASE", "FILES", ""];

const keptNotes: Readonly<Record<KeptAs, string>> = {
  day: "kept for its day",
  week: "kept for its week",
  month: "kept for its month",
  "from-the-future": "made by a clock that was ahead",
};

/**
 * The newest first, each with what it is kept for, by the company's time as the latest of them tells it: a
 * running server holds the database in which the settings are.
 */
export async function listTable(place: BackupPlace): Promise<string> {
  const backups = await listBackups(place);
  if (backups.length === 0) return `There is no backup in ${place.label}.`;
  const [timeZone = company.timeZone] = backups.flatMap(({ manifest }) =>
    typeof manifest === "string" ? [] : (manifest.timeZone ?? []),
  );
  const kept = keptBackups(
    backups.filter(({ manifest }) => typeof manifest !== "string"),
    new Date(),
    timeZone,
  );
  const rows = [heads, ...backups.map((backup) => rowOf(backup, kept.get(backup.name), timeZone))];
  const widths = heads.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  return [`Backups in ${place.label}, times in ${timeZone}`, "", ...lines].join("\n");
}

function rowOf(
  { name, madeAt, manifest }: StoredBackup,
  kept: KeptAs | undefined,
  timeZone: string,
): string[] {
  const made = Temporal.Instant.fromEpochMilliseconds(madeAt.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: "minute" })
    .replace("T", " ");
  if (manifest === "none") return [name, made, "", "", "not finished: no backup"];
  if (manifest === "damaged") return [name, made, "", "", "damaged"];
  const { database, files, key } = manifest.manifest;
  const bytes = database.parts.reduce((sum, part) => sum + part.bytes, 0);
  const note = kept === undefined ? "removed after the next one" : keptNotes[kept];
  const notes = key === undefined ? note : `encrypted, ${note}`;
  return [name, made, size(bytes), String(files.count), notes];
}
