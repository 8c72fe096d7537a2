/** The framework's build, reduced to one area: pages name and browsers load nothing else. */
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

export function manifestOfArea(whole: Manifest, area: string): Manifest {
  const routes = routesOfArea(whole.routes, area);
  // In development, file names change all the time, so the manifest is made on request.
  if (whole.hmr) return { ...whole, routes, url: `${listInDevelopment}${area}` };
  const { entry } = whole;
  const content = JSON.stringify({ entry, routes });
  const version = createHash("sha256").update(content).digest("hex").slice(0, 8);
  return { entry, routes, url: `/assets/manifest-${area}-${version}.js`, version };
}
