/** Each area has a route manifest, so that a visitor downloads not even the route names of other areas. */
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { isPublicSite } from "../areas/area-addresses.ts";
import { type Manifest, manifestOfArea } from "../areas/area-build.ts";
import { areasOf } from "../areas/route-areas.ts";
import { filesBeneath } from "../static/files-beneath.ts";

const wholeManifest = /\/assets\/manifest-\w+\.js$/;
const assignment = /^window\.__reactRouterManifest=(\{.*\});$/s;

/** Takes the framework's list of all routes out of the folder. */
export async function removeWholeManifest(client: string): Promise<Manifest> {
  const [file, ...more] = (await filesBeneath(client)).filter((path) => wholeManifest.test(path));
  if (file === undefined || more.length > 0) {
    throw new Error("expected exactly one list of routes from the framework");
  }
  const written = assignment.exec(await readFile(file, "utf8"))?.[1];
  if (written === undefined) throw new Error("the framework writes its list of routes another way");
  await rm(file);
  return JSON.parse(written);
}

export async function writeAreaManifests(client: string, whole: Manifest): Promise<void> {
  for (const area of areasOf(whole.routes)) {
    const manifest = manifestOfArea(whole, area);
    // An area without a layout answers with data only: no browser loads its manifest.
    if (manifest.routes[`${area}/layout`] === undefined) continue;
    const list = isPublicSite(area) ? manifest : withoutImports(manifest);
    await writeFile(
      join(client, manifest.url),
      `window.__reactRouterManifest=${JSON.stringify(list)};`,
    );
  }
}

/**
 * A page's other files are in the document, for the first page, and then in each file. Browsers use the list
 * only for pages that are fetched before a click, which the public site does.
 */
const withoutImports = (manifest: Manifest): Manifest => ({
  ...manifest,
  routes: Object.fromEntries(
    Object.entries(manifest.routes).map(([id, route]) => [id, route && { ...route, imports: [] }]),
  ),
});

const moduleName = /^\0?virtual:routes-of-area\/([\w-]+)$/;

/** In development, the framework's manifest leaves out the routes of other areas. */
export function areaManifests(): Plugin {
  return {
    name: "area-manifests",
    apply: "serve",
    resolveId: (id) => (moduleName.test(id) ? `\0${id.replace("\0", "")}` : undefined),
    load(id) {
      const area = moduleName.exec(id)?.[1];
      if (area === undefined) return undefined;
      return `import "virtual:react-router/browser-manifest";
import { routesOfArea } from "/server/areas/route-areas.ts";
const manifest = window.__reactRouterManifest;
manifest.routes = routesOfArea(manifest.routes, ${JSON.stringify(area)});`;
    },
  };
}
