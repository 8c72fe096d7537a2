import type { RouterContextProvider } from "react-router";
import { isDatabaseUnavailable } from "#platform/database/unavailable.ts";
import { requestContext } from "./context.ts";

/** True if the error means that the database is away, which is then in the log. */
export function isAway(context: Readonly<RouterContextProvider>, error: unknown): boolean {
  if (!isDatabaseUnavailable(error)) return false;
  context.get(requestContext).log.error({ err: error }, "the database is not available");
  return true;
}
