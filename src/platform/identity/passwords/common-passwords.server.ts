// 12,063 passwords of twelve characters and more, and 5,000 frequent words that people lengthen by
// digits. From SecLists (MIT), made as `docs/decisions/sign-in.md` describes.
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
