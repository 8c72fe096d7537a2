/**
 * Finds the content documents that each page shows by walking the importers of each document upward: when one
 * is edited, only these pages are rendered again, and a page carries the edits of its own alone.
 */
import { writeFile } from "node:fs/promises";
import { join, posix, relative } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { Plugin } from "vite";
import type { ContentDocuments } from "#platform/document/content-documents.server.ts";

const named = /\b(?:contentIn|untranslatedContent)\(\s*"([\w/-]+)"/g;

/** @param routes as `src/routes.ts` has them: the id of each begins with its area */
export function contentDocuments(routes: readonly RouteConfigEntry[]): Plugin {
  let root: string;
  let documentsByRoute: ContentDocuments;
  const inModules = new Map<string, readonly string[]>();
  return {
    name: "content-documents",
    enforce: "pre",
    apply: "build",
    configResolved(config) {
      root = config.root;
    },
    transform(code, id) {
      const [file = id] = id.split("?", 1);
      if (!file.startsWith(posix.join(root, "content/"))) return;
      const names = [...code.matchAll(named)].flatMap(([, name]) => name ?? []);
      if (names.length > 0) inModules.set(id, names);
    },
    generateBundle() {
      if (this.environment.name !== "ssr") return;
      const documents = new Map<string, Set<string>>();
      for (const [id, names] of inModules)
        for (const module of modulesAbove(id, (moduleId) => this.getModuleInfo(moduleId))) {
          const path = relative(root, module.split("?", 1)[0] ?? module);
          documents.set(path, new Set([...(documents.get(path) ?? []), ...names]));
        }
      documentsByRoute = documentsOf(routes, documents);
    },
    // It is no asset, because the framework moves those of the server to what browsers may load.
    async writeBundle({ dir }) {
      if (this.environment.name !== "ssr" || dir === undefined) return;
      await writeFile(join(dir, "content-documents.json"), JSON.stringify(documentsByRoute));
    },
  };
}

/** @param documents by the path of each module in the product */
export function documentsOf(
  routes: readonly RouteConfigEntry[],
  documents: ReadonlyMap<string, ReadonlySet<string>>,
): ContentDocuments {
  const contents: { routes: Record<string, string[]>; areas: Record<string, string[]> } = {
    routes: { root: [...(documents.get("src/root.tsx") ?? [])] },
    areas: {},
  };
  const add = ({ id, file, index, children = [] }: RouteConfigEntry, area: string) => {
    const names = [...(documents.get(posix.join("src", file)) ?? [])].toSorted();
    // The page at the root of the site has no path that could be its id.
    if (id === undefined && index && area === "marketing") contents.routes["/"] = names;
    contents.routes[id ?? file.replace(/\.\w+$/, "")] = names;
    contents.areas[area] = [...new Set([...(contents.areas[area] ?? []), ...names])];
    for (const child of children) add(child, area);
  };
  for (const route of routes) add(route, route.id?.split("/", 1)[0] ?? "");
  return contents;
}

interface Importers {
  importers: readonly string[];
  dynamicImporters: readonly string[];
}

/** Dynamic imports count: what loads at a click shows the same texts. */
function modulesAbove(id: string, infoOf: (id: string) => Importers | null): ReadonlySet<string> {
  const seen = new Set([id]);
  for (const module of seen) {
    const { importers = [], dynamicImporters = [] } = infoOf(module) ?? {};
    for (const importer of [...importers, ...dynamicImporters]) seen.add(importer);
  }
  return seen;
}
