// `store-until-killed.ts DATA_DIR` prints `<id> <hash of what was sent>` once a file is stored.
import "#features/permissions.ts";
import { createHash, randomBytes } from "node:crypto";
import { writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { accounts } from "#features/schema.ts";
import { newId } from "#platform/database/new-id.ts";
import { kindBytes } from "#platform/files/file-kind.ts";
import { storeFile } from "#platform/files/store-file.server.ts";
import { openFiles } from "#platform/files/stores/open-files.server.ts";
import { openAlone } from "./open-locked.ts";

const [, , dataDirectory = ""] = process.argv;
const { db } = await openAlone(dataDirectory);
const opened = await openFiles({ dataDirectory, filesUrl: undefined, db });
if (!opened.ok) throw new Error(opened.message);
const { files } = opened;
const id = newId();
const [name, role] = ["Dana", "administrator"] as const;
await db.insert(accounts).values({
  id,
  name,
  role,
  username: id,
  email: `${id}@example.com`,
  mailbox: `${id}@example.com`,
  state: "active",
  passwordHash: "none",
});
const actor = {
  accountId: id,
  sessionId: id,
  clientId: undefined,
  name,
  role,
  needsSecondFactor: false,
  language: "en" as const,
};

async function send() {
  for (;;) {
    const content = Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(200_000)]);
    const path = join(files.incoming, newId());
    writeFileSync(path, content);
    const sha256 = createHash("sha256").update(content).digest("hex");
    const arrived = { path, name: "a.pdf", bytes: content.length, sha256 };
    const start = content.subarray(0, kindBytes);
    const stored = await storeFile({ db, files }, actor, { ...arrived, start });
    if (!stored.ok) throw new Error(stored.reason);
    writeSync(1, `${stored.file.id} ${sha256}\n`);
  }
}

writeSync(1, "open\n");
await Promise.all([send(), send(), send(), send()]);
