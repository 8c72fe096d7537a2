// `put-parts-until-killed.ts FOLDER` puts parts of one byte each, a million times, over each other.
import { writeSync } from "node:fs";
import { openFolderPlace } from "#platform/backups/places/folder-place.server.ts";

const [, , folder = ""] = process.argv;
const place = openFolderPlace(folder);
for (let n = 0; ; n++) {
  const key = `20261126T093000Z-3fa9c1d2/database/${String(n % 20).padStart(6, "0")}`;
  await place.put(key, Buffer.alloc(2 ** 20, n % 251));
  if (n === 5) writeSync(1, "writing\n");
}
