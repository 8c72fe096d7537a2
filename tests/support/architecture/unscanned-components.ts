import { posix } from "node:path";
import type { SourceFile } from "./source-files.ts";

interface Stylesheet {
  path: string;
  text: string;
}

/** The server alone runs these, or they are emails and documents, which bring their own styles. */
const drawsNothing = /\.server\.tsx?$|\/(emails|pdf)\//;

/** @returns whether the stylesheet looks for classes in a file, by its `@source` lines */
export function scannerOf({ path, text }: Stylesheet): (file: string) => boolean {
  const sources = [...text.matchAll(/@source (not )?"(\.[^"]+)"/g)].map(([, not, glob = ""]) => ({
    isExcluded: not !== undefined,
    glob: posix.join(posix.dirname(path), glob),
  }));
  return (file) => {
    const fitting = sources.filter(({ glob }) => posix.matchesGlob(file, glob));
    return fitting.length > 0 && !fitting.some(({ isExcluded }) => isExcluded);
  };
}

/**
 * @returns a sentence for each component that an area's pages draw and whose classes its stylesheet does not
 * look for: it would be drawn without them
 */
export function unscannedComponents(
  sheet: Stylesheet,
  pages: readonly string[],
  files: readonly SourceFile[],
): string[] {
  const isScanned = scannerOf(sheet);
  return componentsDrawnBy(pages, files)
    .filter((component) => !isScanned(component))
    .map((component) => `${sheet.path} does not look for the classes of ${component}`);
}

/** Finds the modules that pages import in a browser, and those that these import. */
export function componentsDrawnBy(
  pages: readonly string[],
  files: readonly SourceFile[],
): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const reached = new Set(pages);
  for (const path of reached) {
    for (const { target, isPackage, typesOnly } of byPath.get(path)?.imports ?? [])
      if (!isPackage && !typesOnly && !drawsNothing.test(target)) reached.add(target);
  }
  return [...reached].filter((path) => path.endsWith(".tsx"));
}
