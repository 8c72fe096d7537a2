/** Finds the test files that need a database: those whose imports use what the setup of Vitest provides. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

const product = resolve(import.meta.dirname, "../..");
const notSearched = /^(node_modules|build|data|screenshots|test-results|\..*)$/;
const testFile = /\.test\.tsx?$/;
const provided = /\binject\("(postgres|embedded)/;

/** Paths from the product's folder. */
export function databaseFiles(): string[] {
  const answers = new Map<string, boolean>();
  return testFiles(product)
    .filter((path) => needsDatabase(path, answers))
    .map((path) => relative(product, path));
}

function testFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return notSearched.test(entry.name) ? [] : testFiles(path);
    return testFile.test(entry.name) ? [path] : [];
  });
}

/** It is enough to read files of tests, because none of the product's own asks for a test's database. */
function needsDatabase(path: string, answers: Map<string, boolean>): boolean {
  const before = answers.get(path);
  if (before !== undefined) return before;
  // Files that import each other are read once.
  answers.set(path, false);
  const text = readFileSync(path, "utf8");
  const needs =
    provided.test(text) ||
    importsOf(text, path).some((imported) => needsDatabase(imported, answers));
  answers.set(path, needs);
  return needs;
}

function importsOf(text: string, path: string): string[] {
  return [...text.matchAll(/\bfrom "(#tests\/|\.{1,2}\/)([^"]+)"/g)]
    .map(([, start = "", rest = ""]) =>
      start === "#tests/"
        ? join(product, "tests", rest)
        : resolve(dirname(path), `${start}${rest}`),
    )
    .filter(
      (imported) => isOfTests(imported) && existsSync(imported) && statSync(imported).isFile(),
    );
}

const isOfTests = (path: string) => path.startsWith(join(product, "tests/")) || testFile.test(path);
