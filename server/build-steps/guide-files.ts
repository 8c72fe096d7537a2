/** PDFs, beside the pages, which read their size and number of pages from `virtual:guide-files`. */
import { type Plugin, runnerImport } from "vite";
import type { RenderedGuides } from "./guides/render-all-guides.ts";
import { storedGuides } from "./guides/stored-guides.ts";

type Rendering = typeof import("./guides/render-all-guides.ts");

const rendering = "./server/build-steps/guides/render-all-guides.ts";

const moduleName = "virtual:guide-files";
const resolvedName = `\0${moduleName}`;

export function guideFiles(): Plugin {
  let rendered: Promise<RenderedGuides> | undefined;
  const render = () => {
    rendered ??= renderOrKeep();
    return rendered;
  };

  return {
    name: "guide-files",
    resolveId: (id) => (id === moduleName ? resolvedName : undefined),
    async load(id) {
      if (id !== resolvedName) return undefined;
      const facts = [...(await render())].map(([path, { file, pages }]) => [
        path,
        { bytes: file.length, pages },
      ]);
      return `export const guideFiles = ${JSON.stringify(Object.fromEntries(facts))};`;
    },
    async generateBundle() {
      if (this.environment.name !== "client") return;
      for (const [path, { file }] of await render()) {
        this.emitFile({ type: "asset", fileName: path.slice(1), source: file });
      }
    },
    configureServer(server) {
      server.middlewares.use("/guides", (request, response, next) => {
        render()
          .then((files) => files.get(`/guides${request.url ?? ""}`))
          .then((guide) =>
            guide ? response.setHeader("Content-Type", "application/pdf").end(guide.file) : next(),
          )
          .catch(next);
      });
    },
  };
}

async function renderOrKeep(): Promise<RenderedGuides> {
  const { module, dependencies } = await runnerImport<Rendering>(rendering, {
    configFile: false,
    logLevel: "error",
  });
  // Fonts come from packages; the lock file has the versions of all of them, Node's included.
  const inputs = [rendering, ...dependencies, ...module.guidePictures, "package-lock.json"];
  return storedGuides(inputs, module.renderAllGuides);
}
