import type { RouteRequest } from "./actor.server.ts";
import { appContext, requestContext } from "./context.ts";

/** Begins addresses that people take away, e.g. `https://www.example.com`: as configured, else as asked for. */
export const publicOrigin = ({ context }: Pick<RouteRequest, "context">): string =>
  context.get(appContext).config.origin ?? context.get(requestContext).origin;
