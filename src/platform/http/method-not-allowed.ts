/** Loader of an address that only accepts POST. */
export const refuseGet = (): Response => methodNotAllowed();

export function methodNotAllowed(allowed: "POST" | "PUT" = "POST"): Response {
  return Response.json(
    { message: `This address only takes ${allowed}.` },
    { status: 405, headers: { Allow: allowed } },
  );
}
