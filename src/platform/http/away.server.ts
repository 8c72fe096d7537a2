import type { RouterContextProvider } from "react-router";
import { isDatabaseUnavailable } from "#platform/database/unavailable.ts";
import { requestContext } from "./context.ts";

/** Whether an error is that of a database that cannot be reached, which is then in the log. */
export function isAway(context: Readonly<RouterContextProvider>, error: unknown): boolean {
  if (!isDatabaseUnavailable(error)) return false;
  context.get(requestContext).log.error({ err: error }, "the database is not available");
  return true;
}
