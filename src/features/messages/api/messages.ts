/** The threads of one's facilities, as `docs/api.md` says. */
import type { LoaderFunctionArgs } from "react-router";
import { clientMessages } from "../portal/client-messages.server.ts";
import { readThreadList } from "../thread-list.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const { lines: threads, total, next, filter } = await readThreadList(clientMessages, route);
  return Response.json(
    { threads, total, next, filter },
    { headers: { "Cache-Control": "no-store" } },
  );
}
