/**
 * By default a page would request some forty small files at its first interaction; on a phone every six
 * cost a round trip. No file mixes modules of single areas; see docs/decisions/areas.md.
 */
import { realpathSync } from "node:fs";
import type { Plugin } from "vite";
import {
  type ModuleGraph,
  type ModuleUsage,
  moduleUsageOf,
  ofAllDocuments,
} from "./module-usage.ts";
import type { PageAreas } from "./page-areas.ts";

/** V8 compiles such a file while it arrives, on another thread; see docs/decisions/late-hydration.md. */
const compileWhileArriving = "//# allFunctionsCalledOnLoad";

const manyPages = 4;

const messages = /\/src\/(features|areas\/marketing)\/([\w-]+)\/messages(?:\/\w+)?\.ts$/;

/** Characters before minification; as a file of its own, its request would cost more than its bytes. */
const smallModule = 1_000;

const isOnManyPages = ({ pages, onEveryPage, onFirstScreens }: ModuleUsage) =>
  onEveryPage || onFirstScreens || pages >= manyPages;

/** How much code comes with the module: its own, and what it would take along to pages that do without. */
function charactersBrought(id: string, graph: ModuleGraph, root: string, pages: PageAreas): number {
  const brought = new Set([id]);
  let characters = 0;
  for (const module of brought) {
    const { code, importedIds } = graph.getModuleInfo(module) ?? {};
    characters += code?.length ?? 0;
    for (const imported of importedIds ?? [])
      if (!isOnManyPages(moduleUsageOf(imported, graph, root, pages))) brought.add(imported);
  }
  return characters;
}

/** It would bring the texts of its feature to every page that has the file. */
const saysTexts = (id: string, graph: ModuleGraph) =>
  (graph.getModuleInfo(id)?.importedIds ?? []).some((imported) => messages.test(imported));

/** Names the file for modules whose usage it accepts; the bundler decides on the others. */
const fileFor = (
  root: string,
  pages: PageAreas,
  choose: (usage: ModuleUsage) => string | undefined | false,
) => ({
  name(id: string, graph: ModuleGraph) {
    const usage = moduleUsageOf(id, graph, root, pages);
    if (!usage.onEveryPage && saysTexts(id, graph)) return null;
    const isWorthIt =
      isOnManyPages(usage) ||
      (usage.pages > 1 && charactersBrought(id, graph, root, pages) < smallModule);
    return (isWorthIt && choose(usage)) || null;
  },
});

/** What a feature says comes with its screens, whoever shares their parts, and so does a part of the public site. */
const textsOfFeature = {
  name(id: string) {
    const [, place, folder] = messages.exec(id) ?? [];
    if (folder === undefined) return null;
    return place === "features" ? `texts-${folder}` : `texts-of-${folder}-pages`;
  },
};

/** Every document has the root, those of the public site too. */
const isOfVisitors = (areas: ModuleUsage["areas"]) =>
  areas.has("marketing") || areas.has(ofAllDocuments);

/**
 * A module takes its imports along unless an earlier group has them: shared ones come first. React and
 * the router are two files, so that less is left to compile when the last byte arrives.
 */
const groupsIn = (root: string, pages: PageAreas) =>
  [
    { name: "react", test: /node_modules\/(react|react-dom|scheduler)\// },
    // What makes messages of texts is in a file that every page has, or one of texts would take it along.
    {
      name: "router",
      test: /node_modules\/react-router\/|\/src\/platform\/language\/(?!rich-text)/,
    },
    textsOfFeature,
    fileFor(root, pages, ({ areas }) => areas.size > 1 && isOfVisitors(areas) && "shared"),
    // Visitors need neither of these files, and a client's first screen does without the second.
    fileFor(
      root,
      pages,
      ({ areas, onFirstScreens }) => areas.size > 1 && onFirstScreens && "signed-in",
    ),
    fileFor(root, pages, ({ areas }) => areas.size > 1 && "lists-and-forms"),
    fileFor(root, pages, ({ areas }) => [...areas].find((area) => area !== ofAllDocuments)),
  ].map((group, at, { length }) => ({ ...group, priority: length - at }));

/** @param pages the areas of each route module */
export function browserChunks(pages: PageAreas): Plugin {
  return {
    name: "browser-chunks",
    enforce: "post",
    config: ({ root = process.cwd() }) => ({
      environments: {
        client: {
          build: {
            rolldownOptions: {
              output: { codeSplitting: { groups: groupsIn(realpathSync(root), pages) } },
            },
          },
        },
      },
    }),
    generateBundle: {
      // Only the first line counts, where Vite writes its own list after most plugins.
      order: "post",
      handler(_, bundle) {
        if (this.environment.name !== "client") return;
        for (const file of Object.values(bundle)) {
          if (file.type === "chunk") file.code = `${compileWhileArriving}\n${file.code}`;
        }
      },
    },
  };
}
