import type { LoaderFunctionArgs } from "react-router";
import { exportedEdits } from "./exchanged-edits.server.ts";
import { requireWebsiteEditor } from "./require-website-editor.server.ts";
import { findWebsiteDocuments } from "./website-documents.server.ts";

export async function loader(route: LoaderFunctionArgs) {
  const { db } = await requireWebsiteEditor(route);
  return new Response(exportedEdits(await findWebsiteDocuments(db)), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="website-edits.json"',
      "Cache-Control": "no-store",
    },
  });
}
