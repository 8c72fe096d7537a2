/** Takes an email from a mail server as it came (RFC 822); anything but 2xx says that it was not kept. */
import type { ActionFunctionArgs } from "react-router";
import { methodNotAllowed, refuseGet } from "#platform/http/method-not-allowed.server.ts";
import { takeHandedOver } from "./take-handed-over.server.ts";

export const loader = refuseGet;

export const action = (route: ActionFunctionArgs): Promise<Response> | Response =>
  route.request.method === "POST" ? takeHandedOver(route) : methodNotAllowed();
