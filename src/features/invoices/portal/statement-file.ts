import type { LoaderFunctionArgs } from "react-router";
import { clientInvoices } from "../client-invoices.server.ts";
import { statementFile } from "../statement.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const actor = await clientInvoices.enter(route);
  return statementFile(route, actor, actor.clientId);
}
