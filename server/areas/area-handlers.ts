import { createRequestHandler, type RouterContextProvider, type ServerBuild } from "react-router";
import { addressesOf } from "./area-addresses.ts";
import { buildOfArea } from "./area-build.ts";
import { areasOf } from "./route-areas.ts";

export interface AreaHandlers {
  areaAt(pathname: string): string;
  handle(area: string, request: Request, context: RouterContextProvider): Promise<Response>;
}

/** One handler per area, unaware of the others: two may have a route at the same address. */
export function createAreaHandlers(build: ServerBuild, mode: string): AreaHandlers {
  const handlers = new Map(
    areasOf(build.routes).map((area) => [
      area,
      createRequestHandler(buildOfArea(build, area), mode),
    ]),
  );
  return {
    areaAt: addressesOf(build.routes),
    async handle(area, request, context) {
      const handler = handlers.get(area);
      if (handler === undefined) throw new Error(`no routes for the area "${area}"`);
      return handler(request, context);
    },
  };
}
