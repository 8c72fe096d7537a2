/** The threads of one's facilities, as `docs/api.md` says. */

import type { LoaderFunctionArgs } from "react-router";
import { noStoreJson } from "#platform/http/no-store-json.server.ts";
import { portalMessages } from "../messages-view.server.ts";
import { readThreadList } from "../thread-list-request.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const { rows: threads, total, next, filter } = await readThreadList(portalMessages, route);
  return noStoreJson({ threads, total, next, filter });
}
