import type { ActionFunctionArgs } from "react-router";
import { logInByJson } from "#platform/http/login.server.ts";
import { methodNotAllowed, refuseGet } from "#platform/http/method-not-allowed.server.ts";

export const loader = refuseGet;

export const action = (route: ActionFunctionArgs) =>
  route.request.method === "POST" ? logInByJson(route) : methodNotAllowed();
