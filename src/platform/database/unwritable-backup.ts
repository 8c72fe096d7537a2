import type { BackupResult } from "./client.ts";

export function unwritableBackup(error: unknown, file: string): BackupResult {
  if (error instanceof Error && "code" in error && error.code === "EEXIST")
    return {
      ok: false,
      reason: "file-exists",
      message: `${file} exists already; a backup never writes over another one.`,
    };
  return {
    ok: false,
    reason: "unwritable",
    message: `The backup could not be written to ${file} (${String(error)}).`,
  };
}
