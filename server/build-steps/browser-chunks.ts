/**
 * Groups the browser's modules into few files. Left alone, a page would ask for some forty small ones
 * at its first intent, and on a phone every six of them cost a round trip. Nothing that one area alone
 * uses comes into a file of another; see docs/decisions/areas.md.
 */
import type { Plugin } from "vite";
import { type ModuleGraph, ofAllDocuments, type Reach, reachOf } from "./module-reach.ts";

/**
 * Browsers on V8 compile such a file whole, on another thread while it arrives, rather than each
 * function on the page's own thread when it is first called; see docs/decisions/late-hydration.md.
 */
const compileWhileArriving = "//# allFunctionsCalledOnLoad";

/** Used by so many pages, a module is worth being there before it is asked for. */
const manyPages = 4;

const isWorthIt = ({ pages, onEveryPage }: Reach) => onEveryPage || pages >= manyPages;

/** Names the file for modules whose reach it accepts; the bundler decides on the others. */
const fileFor = (choose: (reach: Reach) => string | undefined | false) => ({
  name(id: string, graph: ModuleGraph) {
    const reach = reachOf(id, graph);
    return (isWorthIt(reach) && choose(reach)) || null;
  },
});

/** A module takes its imports along, unless a group before has them: those of several areas first. */
const groups = [
  {
    name: "framework",
    test: /node_modules\/(react|react-dom|scheduler|react-router)\//,
  },
  fileFor(({ areas }) => areas.size > 1 && areas.has("marketing") && "shared"),
  // Who has signed in uses much that visitors of the public pages never see.
  fileFor(({ areas }) => areas.size > 1 && "signed-in"),
  fileFor(({ areas }) => [...areas].find((area) => area !== ofAllDocuments)),
].map((group, at, { length }) => ({ ...group, priority: length - at }));

export function browserChunks(): Plugin {
  return {
    name: "browser-chunks",
    enforce: "post",
    config: () => ({
      environments: {
        client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
      },
    }),
    generateBundle: {
      // The comment counts in the first line only, where Vite writes its own list after most plugins.
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
