/** Documents name files of the product: a file that has moved leaves a reader with nothing to open. */
import { posix } from "node:path";

const folders =
  /^(src|content|server|demo|tests|bench|scripts|artwork|docs|public|install|monitoring)\//;
const program = /^[\w@./-]*\w\.(test\.)?(tsx?|mjs)$/;
const inBackticks = /`([^`\n]+)`/g;
const link = /\]\(([^)\s]+)\)/g;

/**
 * @param path of the document
 * @param files of the product
 * @returns what it names and what is not there
 */
export function missingPaths(path: string, text: string, files: readonly string[]): string[] {
  const known = new Set(files);
  const exists = (file: string) =>
    known.has(file) || files.some((one) => one.startsWith(`${file.replace(/\/$/, "")}/`));
  const named = [...text.matchAll(inBackticks)]
    .flatMap(([, quoted = ""]) => quoted.split(/\s+/))
    .filter((word) => /^[\w@./-]+$/.test(word));
  const missing = named.filter((word) => {
    if (folders.test(word)) return !exists(word);
    return program.test(word) && !files.some((file) => `/${file}`.endsWith(`/${word}`));
  });
  const broken = [...text.matchAll(link)].flatMap(([, target = ""]) => {
    const [file = ""] = target.split("#", 1);
    if (file === "" || /^(https?|mailto):/.test(file)) return [];
    return exists(posix.join(posix.dirname(path), file)) ? [] : [target];
  });
  return [...missing, ...broken];
}
