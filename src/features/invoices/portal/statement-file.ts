import type { LoaderFunctionArgs } from "react-router";
import { portalInvoices } from "../portal-invoices.server.ts";
import { statementFile } from "../statement-response.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const actor = await portalInvoices.enter(route);
  return statementFile(route, actor, actor.clientId);
}
