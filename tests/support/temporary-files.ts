import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FileStorage } from "#platform/files/stores/file-store.ts";
import { openFolderStore } from "#platform/files/stores/folder-store.server.ts";

const folders: string[] = [];
process.once("exit", () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

interface TemporaryFiles extends FileStorage {
  folder: string;
}

/** A store of files in a folder that goes with the process, and with all tests where those end theirs. */
export function temporaryFiles(): TemporaryFiles {
  const folder = mkdtempSync(join(process.env.TEST_FOLDER ?? tmpdir(), "cleardawn-files-"));
  folders.push(folder);
  const incoming = join(folder, "incoming");
  mkdirSync(incoming);
  return { folder, store: openFolderStore(folder), incoming, hasRoom: async () => true };
}
