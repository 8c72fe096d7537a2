import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Text } from "./read-texts.ts";

const sources = new Map<string, readonly [file: string, source: string][]>();

const sourcesIn = (root: string, folder: string) => {
  const earlier = sources.get(folder);
  if (earlier !== undefined) return earlier;
  const files = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })
    .filter((file) => !/\/messages\/|\/messages(\.server)?\.ts$|\.test\./.test(file))
    .toSorted()
    .map((file) => [file, readFileSync(join(root, file), "utf8")] as const)
    .filter(([, source]) => /essages\b/.test(source));
  sources.set(folder, files as [string, string][]);
  return files as [string, string][];
};

const maxScreens = 3;

/** The files of the feature that say a text, by the last part of its id: at most three. */
export function screensOf(root: string, { name: place, folder, id }: Text): string[] {
  if (folder === undefined) return pagesOf(root, place);
  const parts = id.replace(/\.(one|other)$/, "").split(".");
  const [group, name = group] = [parts.at(-2), parts.at(-1)];
  // A text of a list such as `states` is chosen by its code, and the list alone is named.
  const word = new RegExp(`\\b(?:${name}|${group}(?=\\[|\\)|,|;))\\b`);
  const files = sourcesIn(root, folder)
    .filter(([, source]) => word.test(source))
    .map(([file]) => file.slice(folder.length + 1));
  const screens = files.filter((file) => file.endsWith(".tsx"));
  return (screens.length > 0 ? screens : files).slice(0, maxScreens);
}

const publicPages = "src/areas/marketing";

/** The parts of the public site that read a file of content. */
const pagesOf = (root: string, content: string): string[] =>
  globSync(`${publicPages}/**/*.tsx`, { cwd: root })
    .filter((file) => readFileSync(join(root, file), "utf8").includes(`"#${content}.ts"`))
    .map((file) => file.slice(publicPages.length + 1))
    .toSorted()
    .slice(0, maxScreens);
