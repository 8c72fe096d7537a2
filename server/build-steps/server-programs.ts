/**
 * Two programs come out of the server build, with the modules that they share between them:
 * `index.js`, which the framework prerenders with, and `main.js`, which production runs.
 */
import { dirname, relative } from "node:path";
import type { Plugin } from "vite";

export function serverPrograms(): Plugin {
  let root: string;
  return {
    name: "server-programs",
    enforce: "post",
    config: () => ({
      environments: {
        ssr: {
          // Unbundled, its thousands of small modules and one huge package.json cost some 50 MB.
          resolve: { noExternal: ["drizzle-orm"] },
          build: {
            rollupOptions: {
              input: { index: "./server/app.ts", main: "./server/main.ts" },
              // The framework names one file for all programs otherwise.
              output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
            },
          },
        },
      },
    }),
    configResolved(config) {
      root = config.root;
    },
    // Bundled code stands in build/server, but means the folder of its source.
    transform(code, id) {
      const file = id.split("?")[0] ?? id;
      if (this.environment.name !== "ssr" || file.includes("node_modules")) return undefined;
      if (!code.includes("import.meta.dirname")) return undefined;
      const folder = relative(root, dirname(file));
      const here = `(import.meta.dirname + ${JSON.stringify(`/../../${folder}`)})`;
      return { code: code.replaceAll("import.meta.dirname", here), map: null };
    },
  };
}
