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

/** A module that several pages need goes to a shared file if it is on enough pages or small enough. */
interface Worth {
  pages: number;
  /** Characters before minification, below which a request of its own would cost more than its bytes. */
  smallModule: number;
}

/** A visitor opens few pages, on a phone, and each file is one more to wait for. */
const toVisitors: Worth = { pages: 4, smallModule: 1_000 };

/** A shared file is loaded with every list, and the browser keeps it for the next. */
const toSignedIn: Worth = { pages: 24, smallModule: 300 };

/** There are two hundred pages behind the sign-in; their frame loads a module that this many need. */
const mostPages = 40;

const messages = /\/src\/(features|areas\/marketing)\/([\w-]+)\/messages(?:\/\w+)?\.ts$/;

/** Alone in its file: it hydrates as it loads, and phones’ shells share files with pages but must not do that. */
const takesPageOver = /\/src\/entry\.client\.tsx$/;

/** Packages that check and keep forms in a browser; a list needs neither. */
const packageOfForms = /\/node_modules\/(?:zod|idb)\//;

type Chooses = (usage: ModuleUsage, reachesForms: () => boolean) => string | undefined | false;

/** Counts the module's own code and what it would take along to pages that do without. */
function charactersBrought(
  id: string,
  graph: ModuleGraph,
  isThere: (id: string) => boolean,
): number {
  const brought = new Set([id]);
  let characters = 0;
  for (const module of brought) {
    const { code, importedIds } = graph.getModuleInfo(module) ?? {};
    characters += code?.length ?? 0;
    for (const imported of importedIds ?? []) if (!isThere(imported)) brought.add(imported);
  }
  return characters;
}

function reaches(pattern: RegExp, id: string, graph: ModuleGraph): boolean {
  const seen = new Set([id]);
  for (const module of seen) {
    if (pattern.test(module)) return true;
    for (const imported of graph.getModuleInfo(module)?.importedIds ?? []) seen.add(imported);
  }
  return false;
}

/** It would bring the texts of its feature to every page that has the file. */
const saysTexts = (id: string, graph: ModuleGraph) =>
  (graph.getModuleInfo(id)?.importedIds ?? []).some((imported) => messages.test(imported));

/** Names the file for modules whose usage it accepts; the bundler joins the others by the pages that need them. */
const fileFor = (root: string, pages: PageAreas, choose: Chooses, worth = toVisitors) => ({
  name(id: string, graph: ModuleGraph) {
    if (takesPageOver.test(id)) return null;
    const usageOf = (module: string) => moduleUsageOf(module, graph, root, pages);
    const isOnEnough = (usage: ModuleUsage) =>
      usage.frames.size > 0 || usage.onFirstScreens || usage.pages >= worth.pages;
    const usage = usageOf(id);
    if (usage.frames.size === 0 && saysTexts(id, graph)) return null;
    const isWorthIt =
      isOnEnough(usage) ||
      (usage.pages > 1 &&
        charactersBrought(id, graph, (imported) => isOnEnough(usageOf(imported))) <
          worth.smallModule);
    return (isWorthIt && choose(usage, () => reaches(packageOfForms, id, graph))) || null;
  },
});

/**
 * A feature's texts come with its screens, whoever shares their parts, and so do those of the public site.
 */
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

const isInAnyDocument = ({ areas, frames }: ModuleUsage) =>
  frames.has(ofAllDocuments) ||
  (areas.has("marketing") && [...frames].some((area) => area !== "marketing"));

const isInSeveralFrames = ({ frames }: ModuleUsage) => frames.size > 1;

const singleArea = ({ areas }: ModuleUsage) =>
  areas.size > 1 ? undefined : [...areas].find((area) => area !== ofAllDocuments);

/**
 * A module takes its imports along unless an earlier group has them: shared ones come first. React and
 * the router are two files, so that less is left to compile when the last byte arrives.
 */
const groupsIn = (root: string, pages: PageAreas) =>
  [
    { name: "react", test: /node_modules\/(react|react-dom|scheduler)\// },
    // The code that makes messages of texts is on every page; otherwise a file of texts would take it along.
    {
      name: "router",
      test: /node_modules\/react-router\/|\/src\/platform\/language\/(?!rich-text)/,
    },
    textsOfFeature,
    fileFor(root, pages, (usage) => isInAnyDocument(usage) && "document"),
    fileFor(root, pages, ({ areas }) => areas.size > 1 && isOfVisitors(areas) && "shared"),
    // Visitors need none of these files, and a client's first screen does without the last two.
    fileFor(
      root,
      pages,
      (usage, reachesForms) =>
        usage.areas.size > 1 &&
        (isInSeveralFrames(usage) || (usage.pages >= mostPages && !reachesForms())) &&
        "signed-in",
      toSignedIn,
    ),
    fileFor(
      root,
      pages,
      ({ areas, onFirstScreens }) => areas.size > 1 && onFirstScreens && "first-screens",
      toSignedIn,
    ),
    fileFor(
      root,
      pages,
      ({ areas }, reachesForms) =>
        areas.size > 1 && (reachesForms() ? "checked-forms" : "lists-and-forms"),
      toSignedIn,
    ),
    fileFor(root, pages, (usage) => singleArea(usage) === "office" && "office", toSignedIn),
    fileFor(root, pages, (usage) => singleArea(usage) !== "office" && singleArea(usage)),
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
      // Only the first line counts, and most plugins run before Vite writes its own list there.
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
