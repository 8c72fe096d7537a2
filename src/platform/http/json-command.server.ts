import { isDatabaseUnavailable } from "#platform/database/unavailable.ts";
import { type RouteRequest, readerLanguage } from "./actor.server.ts";
import { requestContext } from "./context.ts";
import { withinDeadline } from "./deadline.server.ts";
import { unavailable } from "./form-errors.server.ts";

/** A command that a script sends. @returns 503 while the database is away: it may be sent again */
export async function withDatabase(
  route: RouteRequest,
  what: string,
  act: () => Promise<Response>,
): Promise<Response> {
  try {
    return await withinDeadline(act);
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    route.context.get(requestContext).log.error({ err: error }, `${what} failed`);
    const headers = { "Cache-Control": "no-store", "Retry-After": "10" };
    const message = unavailable.message(await readerLanguage(route));
    return Response.json({ message }, { status: 503, headers });
  }
}
