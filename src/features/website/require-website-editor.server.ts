import { type RouteRequest, requireStaff } from "#platform/http/actor.server.ts";
import { appContext, requestContext, sitePreviewContext } from "#platform/http/context.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import { type DocumentName, isDocumentName } from "./shipped-documents.server.ts";

/** @throws 404 for people who may not edit it, as for an address that does not exist */
export async function requireWebsiteEditor(route: RouteRequest) {
  const actor = await requireStaff(route, "website.change");
  return {
    actor,
    db: route.context.get(appContext).db,
    preview: route.context.get(sitePreviewContext),
    log: route.context.get(requestContext).log,
  };
}

/**
 * The home page, where the address names none.
 * @throws 404 for a document that the content does not have
 */
export function documentOf({ request }: RouteRequest): DocumentName {
  const name = new URL(request.url).searchParams.get("name") ?? "home";
  if (!isDocumentName(name)) throw notFound();
  return name;
}
