/** Takes an email from a mail server as it came (RFC 822); anything but 2xx says that it was not kept. */
import type { ActionFunctionArgs } from "react-router";
import { methodNotAllowed } from "#platform/http/method-not-allowed.server.ts";
import { receiveEmail } from "./receive-email.server.ts";

/** There is nothing to read. */
export const loader = (): Response => Response.json({ result: "not-found" }, { status: 404 });

export const action = (route: ActionFunctionArgs): Promise<Response> | Response =>
  route.request.method === "POST" ? receiveEmail(route) : methodNotAllowed();
