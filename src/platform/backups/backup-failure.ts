/**
 * Causes of a backup that was not made, or did not pass its check. They are stored as codes;
 * `features/backups` words them.
 */
export const backupReasons = [
  "no-room",
  "place-away",
  "files-away",
  "wrong-key",
  "no-key",
  "not-encrypted",
  "tool-missing",
  "tool-old",
  "database",
  "interrupted",
  "failed",
  "damaged",
  "files-gone",
  "differs",
  "not-restored",
  "no-right",
  "no-server",
  "newer-release",
  "not-found",
] as const;

export type BackupReason = (typeof backupReasons)[number];

/** Passes through streams and loops; whoever began the work makes a value of it. */
export class BackupFailure extends Error {
  readonly reason: BackupReason;
  constructor(reason: BackupReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

export interface BackupRefusal {
  ok: false;
  reason: BackupReason;
  /** The sentence for the log and the command line. */
  message: string;
}

/** Bugs are thrown on. */
export function refusalOf(error: unknown): BackupRefusal {
  if (!(error instanceof BackupFailure)) throw error;
  return { ok: false, reason: error.reason, message: error.message };
}
