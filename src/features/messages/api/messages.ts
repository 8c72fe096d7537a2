/** The threads of one's facilities, as `docs/api.md` says. */
import type { LoaderFunctionArgs } from "react-router";
import { readThreadList } from "../../messages/thread-list.server.ts";
import { clientMessages } from "../../portal/messages/client-messages.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const { lines: threads, total, next, filter } = await readThreadList(clientMessages, route);
  return Response.json(
    { threads, total, next, filter },
    { headers: { "Cache-Control": "no-store" } },
  );
}
