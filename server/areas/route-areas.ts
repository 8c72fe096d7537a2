/** The id of a route directly beneath the root begins with its area, e.g. `marketing/layout`. */
export interface PlacedRoute {
  id: string;
  parentId?: string | undefined;
}

/** The framework's own form of a route tree: by id, each with the id of its parent. */
export type RouteList<Route extends PlacedRoute> = Readonly<Record<string, Route | undefined>>;

const rootId = "root";

/** @returns undefined for the root, which belongs to all areas */
export function areaOfRoute(routes: RouteList<PlacedRoute>, id: string): string | undefined {
  const parentId = routes[id]?.parentId;
  if (parentId === undefined) return undefined;
  return parentId === rootId ? id.split("/", 1)[0] : areaOfRoute(routes, parentId);
}

export const areasOf = (routes: RouteList<PlacedRoute>): string[] => [
  ...new Set(Object.keys(routes).flatMap((id) => areaOfRoute(routes, id) ?? [])),
];

export const routesOfArea = <Route extends PlacedRoute>(
  routes: RouteList<Route>,
  area: string,
): Record<string, Route> =>
  Object.fromEntries(
    Object.entries(routes).filter(
      (entry): entry is [string, Route] =>
        entry[1] !== undefined && [area, undefined].includes(areaOfRoute(routes, entry[0])),
    ),
  );
