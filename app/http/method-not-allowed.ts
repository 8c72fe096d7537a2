/** Loader of an address that only accepts POST. */
export const refuseGet = (): Response => methodNotAllowed();

export function methodNotAllowed(): Response {
  return Response.json(
    { message: "This address only takes POST." },
    { status: 405, headers: { Allow: "POST" } },
  );
}
