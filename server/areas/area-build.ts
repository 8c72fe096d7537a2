/** The framework's build, reduced to one area: pages name and browsers load nothing else. */
import { createHash } from "node:crypto";
import type { ServerBuild } from "react-router";
import { type RouteList, routesOfArea } from "./route-areas.ts";

export type Manifest = ServerBuild["assets"];

type Route = NonNullable<Manifest["routes"][string]>;

/** Vite serves the modules of `server/build-steps/area-manifests.ts` under this address. */
const listInDevelopment = "/@id/__x00__virtual:routes-of-area/";

export const buildOfArea = (build: ServerBuild, area: string): ServerBuild => ({
  ...build,
  routes: routesOfArea(build.routes, area),
  assets: manifestOfArea(build.assets, area),
});

export function manifestOfArea(whole: Manifest, area: string): Manifest {
  const ofArea = routesOfArea(whole.routes, area);
  // In development, file names change all the time, so the manifest is made on request.
  if (whole.hmr) return { ...whole, routes: ofArea, url: `${listInDevelopment}${area}` };
  const { entry } = whole;
  const routes = withoutFilesOfParents(ofArea, entry.imports);
  const content = JSON.stringify({ entry, routes });
  const version = createHash("sha256").update(content).digest("hex").slice(0, 8);
  return { entry, routes, url: `/assets/manifest-${area}-${version}.js`, version };
}

/** Half of the list would say of each page which files its layout has loaded before it. */
const withoutFilesOfParents = (
  routes: RouteList<Route>,
  ofEveryPage: readonly string[],
): Record<string, Route> =>
  Object.fromEntries(
    Object.values(routes).flatMap((route) => {
      if (route === undefined) return [];
      const loaded = new Set([...ofEveryPage, ...filesOfParents(routes, route)]);
      const imports = route.imports?.filter((file) => !loaded.has(file));
      return [[route.id, { ...route, imports }] as const];
    }),
  );

function filesOfParents(routes: RouteList<Route>, { parentId }: Route): readonly string[] {
  const parent = parentId === undefined ? undefined : routes[parentId];
  if (parent === undefined) return [];
  return [parent.module, ...(parent.imports ?? []), ...filesOfParents(routes, parent)];
}
