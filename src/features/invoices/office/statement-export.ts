import type { LoaderFunctionArgs } from "react-router";
import { statementExport } from "../statement-response.server.ts";
import { enterBilling } from "./billing.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const { actor, id } = await enterBilling(route);
  return statementExport(route, actor, id);
}
