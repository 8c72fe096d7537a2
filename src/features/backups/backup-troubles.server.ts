/** What is wrong with the backups, in the reader's words, with what to do about it. */

import * as z from "zod/mini";
import { backupReasons } from "#platform/backups/backup-failure.ts";
import { dayOfMoment } from "#platform/document/moment.ts";
import type { Language } from "#platform/language/language.ts";
import type { BackupTrouble } from "./backup-times.ts";
import { backupMessages } from "./messages.server.ts";

/** All notifications of backups share this record, so that a new one replaces one that is unread. */
export const backupsRecordId = "0b5c3e0a-0000-4000-8000-000000000001";

const reason = z.enum(backupReasons);

const trouble = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("no-backup"),
    reason: z.optional(reason),
    last: z.optional(z.iso.datetime()),
  }),
  z.object({ kind: z.literal("check-failed"), reason, backup: z.optional(z.string()) }),
  z.object({ kind: z.literal("no-check"), reason: z.optional(reason) }),
  z.object({ kind: z.literal("files-missing"), count: z.number() }),
  z.object({ kind: z.literal("backups-gone"), count: z.number() }),
]);

const savedTroubles = z.object({ place: z.string(), troubles: z.array(trouble) });

export interface ToldTroubles {
  /** The place of the backups, as people read it. */
  place: string;
  /** The gravest first. */
  troubles: BackupTrouble[];
}

/** Empty if another version of the product has stored something else. */
export function readToldTroubles(details: Record<string, unknown>): ToldTroubles {
  const parsed = z.safeParse(savedTroubles, details);
  return parsed.success ? parsed.data : { place: "", troubles: [] };
}

export interface TroubleText {
  title: string;
  /** Cause, as far as it is known, and what to do. */
  advice: string;
}

/** @param place where the backups go */
export function describeTrouble(
  trouble: BackupTrouble,
  place: string,
  language: Language,
): TroubleText {
  const { troubles, reasons, unknownReason } = backupMessages(language);
  const adviceFor = (why: keyof typeof reasons | undefined) => {
    const text = why === undefined ? unknownReason : reasons[why];
    return typeof text === "string" ? text : text({ place });
  };
  switch (trouble.kind) {
    case "no-backup": {
      const title =
        trouble.last === undefined
          ? troubles.neverBackedUp
          : troubles.noBackupSince({ day: dayOf(trouble.last, language) });
      return { title, advice: adviceFor(trouble.reason) };
    }
    case "check-failed":
      return { title: troubles.checkFailed, advice: adviceFor(trouble.reason) };
    case "no-check":
      return { title: troubles.noCheck, advice: adviceFor(trouble.reason) };
    case "files-missing":
      return { title: troubles.filesMissing({ count: trouble.count }), advice: troubles.findFiles };
    case "backups-gone":
      return {
        title: troubles.backupsGone({ count: trouble.count }),
        advice: troubles.findBackups({ place }),
      };
  }
}

const dayOf = (moment: string, language: Language): string =>
  dayOfMoment(new Date(moment), language);
