// `back-up-until-killed.ts DATA_DIR FOLDER ROUND` prints the name of each backup once it is made.
import { writeSync } from "node:fs";
import { makeBackup } from "#platform/backups/make-backup.server.ts";
import { openFolderPlace } from "#platform/backups/places/folder-place.server.ts";
import { openFiles } from "#platform/files/stores/open-files.server.ts";
import { openAlone } from "./open-locked.ts";

const [, , dataDirectory = "", folder = "", round = "0"] = process.argv;
const database = await openAlone(dataDirectory);
const opened = await openFiles({ dataDirectory, filesUrl: undefined, db: database.db });
if (!opened.ok) throw new Error(opened.message);
const parts = {
  db: database.db,
  database,
  store: opened.files.store,
  config: { dataDirectory, filesUrl: undefined },
  place: openFolderPlace(folder),
  keyWords: undefined,
  signal: new AbortController().signal,
};

writeSync(1, "open\n");
for (let n = 0; ; n++) {
  const made = await makeBackup(parts, new Date(Date.UTC(2026, 0, 1, Number(round), 0, n)));
  if (!made.ok) throw new Error(made.message);
  writeSync(1, `${made.name}\n`);
}
