/** Which of our routes answers a request: what it is counted and traced by, as paths name people's records. */
import type { IncomingMessage } from "node:http";

export interface RequestRoute {
  area: string;
  /** As the routes have it, e.g. `/office/keys/:id`. */
  pattern: string;
}

const routes = new WeakMap<object, RequestRoute>();

export const noteRoute = (request: IncomingMessage, route: RequestRoute): void => {
  routes.set(request, route);
};

/** What is answered before the app: files of the built site, their other spellings, what cannot be read. */
const outsideOfTheApp: RequestRoute = { area: "static", pattern: "static" };
/** What the app answers before it knows a route: too many at once, from another site, too large. */
export const unroutedRequest: RequestRoute = { area: "none", pattern: "none" };

export const routeOf = (request: IncomingMessage): RequestRoute =>
  routes.get(request) ?? outsideOfTheApp;
