/**
 * Passwords that attackers try first: 12,063 of twelve characters and more, and the 5,000 most frequent
 * words of six letters and more, which people lengthen by digits. From SecLists (MIT); how the file was
 * made: `docs/decisions/sign-in.md`. Read when somebody first chooses a password.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";

const file = join(import.meta.dirname, "common-passwords.txt.gz");
let list: Promise<ReadonlySet<string>> | undefined;

/** @param password in lower case */
export async function isCommonPassword(password: string): Promise<boolean> {
  list ??= readList();
  const common = await list;
  const [, base = ""] = /^[^\p{L}]*(.*?)[^\p{L}]*$/su.exec(password) ?? [];
  return common.has(password) || common.has(base);
}

async function readList(): Promise<ReadonlySet<string>> {
  const text = await promisify(gunzip)(await readFile(file));
  return new Set(text.toString("utf8").trimEnd().split("\n"));
}
