import { httpMessages } from "./messages.server.ts";

/** Loader of an address that only accepts POST. */
export const refuseGet = (): Response => methodNotAllowed();

export function methodNotAllowed(allowed: "POST" | "PUT" = "POST"): Response {
  return Response.json(
    // Programs alone meet it: a form is sent as its page says.
    { message: httpMessages("en").onlyTakes({ method: allowed }) },
    { status: 405, headers: { Allow: allowed } },
  );
}
