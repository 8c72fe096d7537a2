/**
 * `cleardawn secrets FOLDER DATABASE_URL`: makes the secrets of an installation in containers at its first
 * start, and leaves those alone that are there. The address comes without a password and gets one.
 */
import { randomBytes, randomUUID } from "node:crypto";
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";

const [folder, address, ...more] = process.argv.slice(2);
const url = address === undefined ? null : URL.parse(address);
if (folder === undefined || url === null || more.length > 0) {
  console.error("Usage: cleardawn secrets FOLDER postgres://user@host:5432/name");
  process.exit(1);
}

try {
  url.password = keep(folder, "database-password", randomText());
  keep(folder, "database-url", url.href);
  keep(folder, "secret-key", randomText());
} catch (error) {
  console.error(`The secrets could not be made in ${folder} (${String(error)}).`);
  process.exitCode = 1;
}

function randomText() {
  return randomBytes(32).toString("base64url");
}

/**
 * Written to another file and then linked: no crash leaves half a secret.
 * @param {string} folder
 * @param {string} name
 * @param {string} text for a file that is not there yet
 * @returns {string} what stands in the file
 */
function keep(folder, name, text) {
  const path = join(folder, name);
  const aside = `${path}.${randomUUID()}`;
  const file = openSync(aside, "wx", 0o400);
  try {
    writeSync(file, `${text}\n`);
    fsyncSync(file);
    linkSync(aside, path);
    console.warn(`${path} is made.`);
    return text;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    const stored = readFileSync(path, "utf8").trim();
    if (stored === "")
      throw new Error(`${path} is empty: bring it back from a backup, or delete it`);
    return stored;
  } finally {
    closeSync(file);
    rmSync(aside);
  }
}
