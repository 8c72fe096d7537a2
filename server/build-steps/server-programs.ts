/** `index.js` for prerendering, `main.js` for production and its threads share modules. */
import { dirname, relative } from "node:path";
import type { Plugin } from "vite";
import { escapeNonAscii } from "./escape-non-ascii.ts";

/** Other modules start these by `new URL("./name.ts", import.meta.url)`. */
export const startedPrograms = {
  "engine-thread": "./src/platform/database/embedded/engine-thread.ts",
  "count-rows-program": "./src/platform/database/embedded/count-rows-program.ts",
  "pdf-thread": "./server/pdf-thread.ts",
  "seal-thread": "./server/seal-thread.ts",
  "page-thread": "./server/page-thread.ts",
  "table-thread": "./server/table-thread.ts",
  "mail-thread": "./server/mail-thread.ts",
};

const productPrograms = {
  index: "./server/app.ts",
  main: "./server/main.ts",
  ...startedPrograms,
};

/** Native libraries and those that read files of their own; an installation brings them along. */
export const unbundledPackages = [
  "@electric-sql/pglite",
  "@node-rs/argon2",
  "pdfkit",
  "pg-native",
  "sharp",
];

/** Matches the reference to a module that is started and not imported. */
const startedModule = /new URL\("\.[\w./-]*\/([\w-]+)\.ts", import\.meta\.url\)/g;

/** @param programs by the names of their files, each with its source */
export function serverPrograms(programs: Record<string, string> = productPrograms): Plugin {
  let root: string;
  return {
    name: "server-programs",
    enforce: "post",
    apply: "build",
    config: () => ({
      environments: {
        ssr: {
          // Installed libraries stay in memory without their sources and developer checks: bundled, each
          // process needs 50 MB less.
          resolve: {
            noExternal: true,
            external: unbundledPackages,
          },
          define: { "process.env.NODE_ENV": '"production"' },
          build: {
            rollupOptions: {
              input: programs,
              // The framework would name one file for all programs.
              output: {
                entryFileNames: "[name].js",
                chunkFileNames: "[name]-[hash].js",
                // Names and lines stay, for stack traces.
                minify: { compress: true, mangle: false, codegen: { removeWhitespace: false } },
              },
            },
          },
        },
      },
    }),
    configResolved(config) {
      root = config.root;
    },
    // Bundled code runs from build/server, but its URLs are relative to its source folder.
    transform(code, id) {
      const file = id.split("?")[0] ?? id;
      if (this.environment.name !== "ssr" || file.includes("node_modules")) return undefined;
      if (!code.includes("import.meta")) return undefined;
      const folder = relative(root, dirname(file));
      const here = `(import.meta.dirname + ${JSON.stringify(`/../../${folder}`)})`;
      const moved = code
        .replaceAll("import.meta.dirname", here)
        .replace(startedModule, (_, name: string) => {
          if (!(name in programs)) this.error(`${name} is started, but is no program of the build`);
          return `new URL("./${name}.js", import.meta.url)`;
        });
      return { code: moved, map: null };
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== "ssr") return;
      for (const file of Object.values(bundle))
        if (file.type === "chunk") file.code = escapeNonAscii(file.code);
    },
  };
}
