import type { LoaderFunctionArgs } from "react-router";
import { portalInvoices } from "../portal-invoices.server.ts";
import { statementExport } from "../statement-response.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const actor = await portalInvoices.enter(route);
  return statementExport(route, actor, actor.clientId);
}
