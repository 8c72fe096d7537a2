/** Records what each browser file contains and imports: tests read there what a visitor downloads. */
import { rename } from "node:fs/promises";
import { join, relative } from "node:path";
import type { Plugin } from "vite";

/** Keys are addresses, e.g. `/assets/shared-DmS0AIrV.js`. */
export type BrowserModules = Record<string, BrowserFile>;

export interface BrowserFile {
  /** Paths from the product's folder, e.g. `src/ui/button.tsx`. */
  modules: string[];
  imports: string[];
  /** Files that may load later. */
  importsOnDemand: string[];
}

/** The framework empties this folder and nothing serves it; see `saveBrowserModules`. */
const whileBuilding = ".vite/browser-modules.json";

export function browserModules(): Plugin {
  let root: string;
  return {
    name: "browser-modules",
    apply: "build",
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== "client") return;
      const address = (file: string) => `/${file}`;
      const files: BrowserModules = {};
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk") continue;
        files[address(file.fileName)] = {
          modules: file.moduleIds.map((id) => relative(root, id.split("?", 1)[0] ?? id)),
          imports: file.imports.map(address),
          importsOnDemand: file.dynamicImports.map(address),
        };
      }
      this.emitFile({ type: "asset", fileName: whileBuilding, source: JSON.stringify(files) });
    },
  };
}

export const browserModulesFile = (buildDirectory: string) =>
  join(buildDirectory, "server/browser-modules.json");

export const saveBrowserModules = (buildDirectory: string): Promise<void> =>
  rename(join(buildDirectory, "client", whileBuilding), browserModulesFile(buildDirectory));
