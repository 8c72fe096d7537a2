import type { LoaderFunctionArgs } from "react-router";
import { statementFile } from "../statement-response.server.ts";
import { enterBilling } from "./billing.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const { actor, id } = await enterBilling(route);
  return statementFile(route, actor, id);
}
