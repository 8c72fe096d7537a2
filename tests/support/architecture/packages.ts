import { builtinModules } from "node:module";
import type { SourceFile } from "./source-files.ts";

const typesOf = (name: string) => `@types/${name.replace(/^@/, "").replace("/", "__")}`;
const packageOf = (target: string) => /^(@[^/]+\/)?[^/]+/.exec(target)?.[0] ?? target;

/** @returns a sentence for each import of a package that is installed only as another's dependency */
export function unlistedPackages(
  { path, imports }: Pick<SourceFile, "path" | "imports">,
  listed: ReadonlySet<string>,
): string[] {
  return imports
    .filter(({ isPackage, target }) => isPackage && !/^(node|virtual):/.test(target))
    .map(({ target, typesOnly }) => ({ name: packageOf(target), typesOnly }))
    .filter(
      ({ name, typesOnly }) =>
        !listed.has(name) &&
        !builtinModules.includes(name) &&
        !(typesOnly && listed.has(typesOf(name))),
    )
    .map(({ name }) => `${path} imports ${name}, which package.json does not list`);
}

/** React Router builds for Node if package.json lists its adapter, which nothing imports. */
const namedNowhere = new Set(["@react-router/node"]);

/** @param texts of everything but package.json and its lock: imports, paths, commands */
export function unusedPackages(listed: Iterable<string>, texts: readonly string[]): string[] {
  const wholeText = texts.join("\n");
  return [...listed].filter((name) => {
    const used = [name, ...(name.startsWith("@types/") ? [typed(name)] : [])];
    return !namedNowhere.has(name) && !used.some((usedName) => named(usedName).test(wholeText));
  });
}

const typed = (name: string) => name.slice("@types/".length).replace(/^(\w+)__/, "@$1/");

const named = (name: string) => new RegExp(`["'/]${name}["'/]`);
