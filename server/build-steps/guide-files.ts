/**
 * Sets the guides as PDFs, once a build: the files go beside the pages, and the pages learn their
 * size and number of pages from `virtual:guide-files`.
 */
import { type Plugin, runnerImport } from "vite";
import type { RenderedGuide } from "./guides/render-guide.tsx";

type Rendering = typeof import("./guides/render-all-guides.ts");

const moduleName = "virtual:guide-files";
const resolvedName = `\0${moduleName}`;

export function guideFiles(): Plugin {
  let rendered: Promise<Map<string, RenderedGuide>> | undefined;
  const render = () => {
    rendered ??= runnerImport<Rendering>("./server/build-steps/guides/render-all-guides.ts", {
      configFile: false,
      logLevel: "error",
    }).then(({ module }) => module.renderAllGuides());
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
