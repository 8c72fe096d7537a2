/** Requests are counted and traced by their routes, because paths name people's records. */
import type { IncomingMessage } from "node:http";

export interface RequestRoute {
  area: string;
  /** The pattern from the list of routes, e.g. `/office/keys/:id`. */
  pattern: string;
}

const routes = new WeakMap<object, RequestRoute>();

export const noteRoute = (request: IncomingMessage, route: RequestRoute): void => {
  routes.set(request, route);
};

/** Answered before the app: files of the built site, their other spellings, requests that cannot be read. */
const outsideOfTheApp: RequestRoute = { area: "static", pattern: "static" };
/** The app answers these before it finds a route: too many at once, from another site, too large. */
export const unroutedRequest: RequestRoute = { area: "none", pattern: "none" };

export const routeOf = (request: IncomingMessage): RequestRoute =>
  routes.get(request) ?? outsideOfTheApp;
