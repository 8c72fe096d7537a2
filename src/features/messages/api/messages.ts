/** The threads of one's facilities, as `docs/api.md` says. */
import type { LoaderFunctionArgs } from "react-router";
import { portalMessages } from "../messages-view.server.ts";
import { readThreadList } from "../thread-list-request.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const { rows: threads, total, next, filter } = await readThreadList(portalMessages, route);
  return Response.json(
    { threads, total, next, filter },
    { headers: { "Cache-Control": "no-store" } },
  );
}
