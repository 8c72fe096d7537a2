import type { LoaderFunctionArgs } from "react-router";
import { pageAt } from "#content/pages.ts";
import { renderWithEdits } from "#platform/document/content-edits.server.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import { requireWebsiteEditor } from "./require-website-editor.server.ts";
import { snapshotOf } from "./snapshot.server.ts";
import { findWebsiteDocuments } from "./website-documents.server.ts";

/** A page of the public site with all drafts, as the preview frames it. */
export async function loader(route: LoaderFunctionArgs) {
  const { db, preview } = await requireWebsiteEditor(route);
  const path = new URL(route.request.url).searchParams.get("path") ?? "/";
  const edits = snapshotOf(await findWebsiteDocuments(db), () => true);
  // Drafts are included, because they may add a page.
  const page = renderWithEdits(() => pageAt(path), edits);
  if (page === undefined || page.onRequest) throw notFound();
  const html = await preview.show(path, edits);
  return new Response(html, {
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
  });
}
