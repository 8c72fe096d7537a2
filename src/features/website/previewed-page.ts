import type { LoaderFunctionArgs } from "react-router";
import { pageAt } from "#content/pages.ts";
import { renderWithEdits } from "#platform/document/content-edits.server.ts";
import { enterWebsite } from "./enter-website.server.ts";
import { findWebsiteDocuments, snapshotOf } from "./website-documents.server.ts";

/** A page of the public site with all drafts, as the preview frames it. */
export async function loader(route: LoaderFunctionArgs) {
  const { db, preview } = await enterWebsite(route);
  const path = new URL(route.request.url).searchParams.get("path") ?? "/";
  const edits = snapshotOf(await findWebsiteDocuments(db), () => true);
  const page = renderWithEdits(() => pageAt(path), edits);
  if (page === undefined || page.onRequest) throw new Response(null, { status: 404 });
  const html = await preview.show(path, edits);
  return new Response(html, {
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
  });
}
