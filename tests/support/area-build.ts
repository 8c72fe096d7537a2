/** A build of few routes with the product's own document, as the framework would produce it. */
import type { ServerBuild } from "react-router";
import * as entry from "#src/entry.server.tsx";
import * as root from "#src/root.tsx";

type Routes = ServerBuild["routes"];
type Route = NonNullable<Routes[string]>;

export interface FixtureRoute {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: object;
}

/** Any module can be a route at run time; the types have only the compiler's output. */
const asRouteModule = (module: object) => module as unknown as Route["module"];
const asEntryModule = (module: object) => module as unknown as ServerBuild["entry"]["module"];

export function buildOf(listed: readonly FixtureRoute[]): ServerBuild {
  const routes: Routes = { root: { id: "root", path: "", module: asRouteModule(root) } };
  const assets: ServerBuild["assets"]["routes"] = {};
  for (const { parentId = "root", ...route } of listed) {
    routes[route.id] = { ...route, parentId, module: asRouteModule(route.module) };
  }
  for (const { id, parentId, path, index, module } of Object.values(routes) as Route[]) {
    assets[id] = {
      id,
      parentId,
      path,
      index,
      hasAction: false,
      hasClientAction: false,
      hasClientLoader: false,
      hasClientMiddleware: false,
      hasErrorBoundary: "ErrorBoundary" in module,
      hasLoader: "loader" in module,
      module: `/assets/${id.replaceAll("/", "-")}.js`,
      clientActionModule: undefined,
      clientLoaderModule: undefined,
      clientMiddlewareModule: undefined,
      hydrateFallbackModule: undefined,
    };
  }
  return {
    entry: { module: asEntryModule(entry) },
    routes,
    assets: {
      entry: { module: "/assets/entry.js", imports: [] },
      routes: assets,
      url: "/assets/manifest-1.js",
      version: "1",
    },
    publicPath: "/",
    assetsBuildDirectory: "build/client",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
  };
}
