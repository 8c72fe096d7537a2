import {
  createRequestHandler,
  matchRoutes,
  type RouteObject,
  type RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { buildOfArea } from "./area-build.ts";
import { areaOfRoute, areasOf } from "./route-areas.ts";

export interface AreaHandlers {
  /** Which area a path belongs to, also as the address of a page's data (`/careers.data`). */
  areaAt(pathname: string): string;
  handle(area: string, request: Request, context: RouterContextProvider): Promise<Response>;
}

/** A handler for each area, which knows no other: two may have a route at the same address. */
export function createAreaHandlers(build: ServerBuild, mode: string): AreaHandlers {
  const tree = routeTree(build.routes);
  const handlers = new Map(
    areasOf(build.routes).map((area) => [
      area,
      createRequestHandler(buildOfArea(build, area), mode),
    ]),
  );
  return {
    areaAt(pathname) {
      const leaf = matchRoutes(tree, pagePath(pathname))?.at(-1)?.route.id;
      return (leaf && areaOfRoute(build.routes, leaf)) || "marketing";
    },
    async handle(area, request, context) {
      const handler = handlers.get(area);
      if (handler === undefined) throw new Error(`no routes for the area "${area}"`);
      return handler(request, context);
    },
  };
}

/** As the framework names the data of a page; those of `/` stand at `/_.data`. */
const pagePath = (pathname: string) => pathname.replace(/(\/_)?\.data$/, "") || "/";

function routeTree(routes: ServerBuild["routes"], parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(
      ({ id, path, index, caseSensitive }): RouteObject =>
        index ? { id, path, index } : { id, path, caseSensitive, children: routeTree(routes, id) },
    );
}
