/** The framework's build, cut down to one area: what a page names and a browser loads ends there. */
import { createHash } from "node:crypto";
import type { ServerBuild } from "react-router";
import { routesOfArea } from "./route-areas.ts";

export type Manifest = ServerBuild["assets"];

/** Where Vite serves the modules of `server/build-steps/area-manifests.ts`. */
const listInDevelopment = "/@id/__x00__virtual:routes-of-area/";

export const buildOfArea = (build: ServerBuild, area: string): ServerBuild => ({
  ...build,
  routes: routesOfArea(build.routes, area),
  assets: manifestOfArea(build.assets, area),
});

/**
 * The list of routes that the browser's router works by. The framework writes one for the whole
 * product; `server/build-steps/area-manifests.ts` writes these.
 */
export function manifestOfArea(whole: Manifest, area: string): Manifest {
  const routes = routesOfArea(whole.routes, area);
  // In development files change names by the second, and the list is made when it is asked for.
  if (whole.hmr) return { ...whole, routes, url: `${listInDevelopment}${area}` };
  const { entry } = whole;
  const content = JSON.stringify({ entry, routes });
  const version = createHash("sha256").update(content).digest("hex").slice(0, 8);
  return { entry, routes, url: `/assets/manifest-${area}-${version}.js`, version };
}
