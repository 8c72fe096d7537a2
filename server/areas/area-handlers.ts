import {
  createContext,
  createRequestHandler,
  type RouterContextProvider,
  type ServerBuild,
  type ServerInstrumentation,
} from "react-router";
import { addressesOf } from "./area-addresses.ts";
import { buildOfArea } from "./area-build.ts";
import { areasOf } from "./route-areas.ts";

export interface AreaHandlers {
  areaAt(pathname: string): string;
  handle(
    area: string,
    request: Request,
    context: RouterContextProvider,
  ): Promise<{
    response: Response;
    /** The route that answered, e.g. `/office/keys/:id`; undefined where there was none to ask. */
    pattern: string | undefined;
  }>;
}

const matchedContext = createContext<{ pattern: string | undefined }>();

/** The router tells what it matched: nobody has to match the address a second time. */
const notesPattern: ServerInstrumentation = {
  handler: (handler) =>
    handler.instrument({
      async request(handle, { context }) {
        const { meta } = await handle();
        if (context !== undefined && meta !== undefined)
          context.get(matchedContext).pattern = meta.pattern.replace(/^(?!\/)/, "/");
      },
    }),
};

const withPatterns = (build: ServerBuild): ServerBuild => {
  const { module } = build.entry;
  const instrumentations = [...(module.instrumentations ?? []), notesPattern];
  return { ...build, entry: { ...build.entry, module: { ...module, instrumentations } } };
};

/** Each area has a handler, unaware of the others: two areas may have a route at the same address. */
export function createAreaHandlers(build: ServerBuild, mode: string): AreaHandlers {
  const handlers = new Map(
    areasOf(build.routes).map((area) => [
      area,
      createRequestHandler(withPatterns(buildOfArea(build, area)), mode),
    ]),
  );
  return {
    areaAt: addressesOf(build.routes),
    async handle(area, request, context) {
      const handler = handlers.get(area);
      if (handler === undefined) throw new Error(`no routes for the area "${area}"`);
      const matched: { pattern: string | undefined } = { pattern: undefined };
      context.set(matchedContext, matched);
      const response = await handler(request, context);
      return { response, pattern: matched.pattern };
    },
  };
}
