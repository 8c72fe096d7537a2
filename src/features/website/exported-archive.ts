import type { LoaderFunctionArgs } from "react-router";
import { filesContext } from "#platform/http/context.ts";
import { exportWithPictures } from "./pictures/export-pictures.server.ts";
import { requireWebsiteEditor } from "./require-website-editor.server.ts";

export async function loader(route: LoaderFunctionArgs) {
  const { db } = await requireWebsiteEditor(route);
  const { store } = route.context.get(filesContext).files;
  return new Response(exportWithPictures(db, store), {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": 'attachment; filename="website-edits.zip"',
      "Cache-Control": "no-store",
    },
  });
}
