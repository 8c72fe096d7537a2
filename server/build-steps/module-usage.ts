/** Finds the pages that need a module as soon as they open by walking its importers upward. */
import type { PageAreas } from "./page-areas.ts";

export interface ModuleGraph {
  getModuleInfo(id: string): {
    isEntry: boolean;
    importers: readonly string[];
    importedIds: readonly string[];
    code: string | null;
  } | null;
}

export interface ModuleUsage {
  /** The root of all documents counts as one. */
  areas: ReadonlySet<string>;
  pages: number;
  /** Areas whose layout needs it, so that each of their pages does; among them the root of all documents. */
  frames: ReadonlySet<string>;
  /** The portal's frame or home, an account page or an occupant's page needs it as it opens. */
  onFirstScreens: boolean;
}

export const ofAllDocuments = "document";

/**
 * A dynamically imported module reaches no page: it must not load before it is imported.
 * @param root the product's folder, whose own path may have the name of any of its folders
 * @param pages the areas of each route module, by its path in that folder
 */
export function moduleUsageOf(
  id: string,
  graph: ModuleGraph,
  root: string,
  pages: PageAreas,
): ModuleUsage {
  const entries = entriesAbove(id, graph).map((entry) => pathWithin(root, entry));
  return {
    areas: new Set(entries.flatMap((entry) => areasOfEntry(entry, pages))),
    pages: entries.length,
    frames: new Set(
      entries
        .filter((entry) => documentRoot.test(entry) || layout.test(entry))
        .flatMap((entry) => areasOfEntry(entry, pages)),
    ),
    onFirstScreens: entries.some((entry) => documentRoot.test(entry) || firstScreen.test(entry)),
  };
}

function entriesAbove(id: string, graph: ModuleGraph): string[] {
  const seen = new Set([id]);
  const entries: string[] = [];
  for (const module of seen) {
    const info = graph.getModuleInfo(module);
    if (info?.isEntry) entries.push(module.split("?", 1)[0] ?? module);
    for (const importer of info?.importers ?? []) seen.add(importer);
  }
  return entries;
}

/** Other modules keep their path, which belongs to no area. */
const pathWithin = (root: string, module: string): string =>
  module.startsWith(`${root}/`) ? module.slice(root.length + 1) : module;

const documentRoot = /^src\/(root|entry\.client)\.tsx$/;
const layout = /^src\/areas\/[\w-]+\/layout\.tsx$/;
/** The office is left out: its frame imports nearly everything, so that staff load both files at once. */
const firstScreen = /^src\/areas\/((portal|account|occupant)\/layout|portal\/home\/page)\.tsx$/;

function areasOfEntry(entry: string, pages: PageAreas): readonly string[] {
  if (documentRoot.test(entry)) return [ofAllDocuments];
  const areas = pages.get(entry);
  if (areas === undefined) throw new Error(`${entry} belongs to no area`);
  return [...areas];
}
