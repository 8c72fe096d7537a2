import type { ActionFunctionArgs } from "react-router";
import { methodNotAllowed, refuseGet } from "#platform/http/method-not-allowed.server.ts";
import { askPasskey } from "#platform/http/passkeys.server.ts";

export const loader = refuseGet;

export const action = (route: ActionFunctionArgs) =>
  route.request.method === "POST" ? askPasskey(route, route.params.use) : methodNotAllowed();
