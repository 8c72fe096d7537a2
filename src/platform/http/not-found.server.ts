import * as z from "zod/mini";

/** The answer to whoever may not see something: the same as where nothing is, and kept by no cache. */
export const notFound = (): Response =>
  new Response(null, { status: 404, headers: { "Cache-Control": "no-store" } });

/** Any other text is never looked up: the database would fail on it. */
export const isUuid = (id: string | undefined): id is string =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id ?? "");

/**
 * An id from the address of a page.
 * @throws {Response} 404 where it is none
 */
export function requireUuid(raw: string | undefined): string {
  const parsed = z.safeParse(z.uuid(), raw);
  if (!parsed.success) throw notFound();
  return parsed.data;
}
