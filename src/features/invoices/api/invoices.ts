/** The API lists the same invoices as the portal; docs/api.md documents it. */

import type { LoaderFunctionArgs } from "react-router";
import { noStoreJson } from "#platform/http/no-store-json.server.ts";
import { portalInvoices } from "../invoices-view.server.ts";
import { readList } from "../list-screen.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const { rows, counts, sums, next } = await readList(portalInvoices, route);
  // Held reminders are the office's.
  const invoices = rows.map(({ heldUntil: _, ...row }) => row);
  return noStoreJson({ invoices, counts, sums, next });
}
