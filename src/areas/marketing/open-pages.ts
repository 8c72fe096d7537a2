import { data, type MiddlewareFunction } from "react-router";
import { isClosed } from "#content/pages.ts";
import { pagePath } from "./page-path.ts";

/** The address of what the company does not offer answers as one that never was. @throws 404 */
export const openPagesOnly: MiddlewareFunction<Response> = ({ url }, next) => {
  const path = pagePath(url.pathname).toLowerCase();
  if (isClosed(path)) throw data(null, { status: 404 });
  return next();
};
