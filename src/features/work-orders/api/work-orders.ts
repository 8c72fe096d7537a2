/** The API lists the same work orders as the portal; docs/api.md documents it. */

import type { LoaderFunctionArgs } from "react-router";
import { noStoreJson } from "#platform/http/no-store-json.server.ts";
import { readList } from "../list-screen.server.ts";
import { portalWorkOrders } from "../work-orders-view.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const { rows, counts, next, filter } = await readList(portalWorkOrders, route);
  return noStoreJson({ workOrders: rows, counts, filter, next });
}
