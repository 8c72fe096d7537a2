/** The file of a guide is there as long as the company offers the guide, as whoever had its address may come back. */
import { guidePath, guides } from "#content/guides/guides.ts";
import { isOfferedFile } from "#content/guides/offered-guides.ts";
import type { StaticFile } from "./static-file.ts";

/** @returns takes files off the site, or puts them back, as what was published last says */
export function openOfferedGuideFiles(site: Map<string, StaticFile>): () => void {
  const built = new Map(
    guides.map(guidePath).flatMap((path) => {
      const file = site.get(path);
      return file === undefined ? [] : [[path, file] as const];
    }),
  );
  return () => {
    for (const [path, file] of built)
      if (isOfferedFile(path)) site.set(path, file);
      else site.delete(path);
  };
}
