import { join } from "node:path";
import type { BackupResult } from "../client.ts";
import { filesInBackup, linkFiles } from "../files-in-backup.ts";
import { unwritableBackup } from "../unwritable-backup.ts";
import { packFolder } from "./archive.ts";
import { copyFolder, missingRoom, withCopiedFolder } from "./copy-database.ts";
import type { Sessions } from "./sessions.ts";

/** Database and files in one file. */
export async function backUpEmbedded(
  sessions: Pick<Sessions, "use">,
  dataDirectory: string,
  file: string,
): Promise<BackupResult> {
  const missing = await missingRoom(dataDirectory);
  if (missing !== undefined) return { ok: false, reason: "unwritable", message: missing };
  try {
    return await withCopiedFolder(dataDirectory, async (folder) => {
      await copyFolder(sessions, dataDirectory, folder, async () => undefined);
      await linkFiles(dataDirectory, join(folder, filesInBackup));
      const { bytes } = await packFolder(folder, file);
      return { ok: true, file, bytes };
    });
  } catch (error) {
    return unwritableBackup(error, file);
  }
}
