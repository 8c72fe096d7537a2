import type { ActionFunctionArgs } from "react-router";
import { logInByJson } from "#app/http/login.server.ts";
import { methodNotAllowed, refuseGet } from "#app/http/method-not-allowed.ts";

export const loader = refuseGet;

export const action = (route: ActionFunctionArgs) =>
  route.request.method === "POST" ? logInByJson(route) : methodNotAllowed();
