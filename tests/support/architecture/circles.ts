import type { SourceFile } from "./source-files.ts";

/** Types included: a contract between two files belongs in a file of its own. */
export function circles(files: readonly Pick<SourceFile, "path" | "imports">[]): string[] {
  const targets = new Map(
    files.map(({ path, imports }) => [
      path,
      imports.filter(({ isPackage }) => !isPackage).map(({ target }) => target),
    ]),
  );
  return files.flatMap(({ path }) => {
    const way = wayBack(path, targets);
    // Every file of a circle finds it; only the first by name reports it.
    return way?.every((other) => path <= other) ? [[...way, path].join(" -> ")] : [];
  });
}

/** The shortest way from a file through imports to itself, without its end. */
function wayBack(start: string, targets: ReadonlyMap<string, string[]>): string[] | undefined {
  const seen = new Set<string>();
  const ways = [[start]];
  for (const way of ways) {
    for (const next of targets.get(way.at(-1) ?? "") ?? []) {
      if (next === start) return way;
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
}
