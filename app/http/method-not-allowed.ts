/** Loader of an address that only takes POST: answers GET and HEAD. */
export const refuseGet = (): Response => methodNotAllowed();

export function methodNotAllowed(): Response {
  return Response.json(
    { message: "This address only takes POST." },
    { status: 405, headers: { Allow: "POST" } },
  );
}
