// `put-and-tell.ts FOLDER` puts a file into a store in that folder, and then prints `stored`.
import { mkdirSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { keyOf } from "#platform/files/stores/file-store.ts";
import { openFolderStore } from "#platform/files/stores/folder-store.server.ts";

const [, , folder = ""] = process.argv;
mkdirSync(join(folder, "incoming"));
const path = join(folder, "incoming", "arrived");
writeFileSync(path, "a photo");
const id = "01890000-0000-7000-8000-000000000000";
await openFolderStore(folder).put(keyOf({ id, sha256: "ab".repeat(32) }), path);
writeSync(1, "stored\n");
