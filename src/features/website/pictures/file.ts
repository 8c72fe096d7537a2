import { and, eq } from "drizzle-orm";
import type { LoaderFunctionArgs } from "react-router";
import { foundFile } from "#platform/files/found-file.ts";
import { files } from "#platform/files/tables/files.ts";
import { lookUpFile, nothing, storedFileResponse } from "#platform/http/file-response.server.ts";
import { requireWebsiteEditor } from "../require-website-editor.server.ts";
import { websitePictures } from "../tables/website-pictures.ts";
import { idOfPicture } from "./read-pictures.server.ts";

/** The whole picture, as it is cropped. */
export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const { actor, db } = await requireWebsiteEditor(route);
  const isOfPicture = and(
    eq(websitePictures.id, idOfPicture(route)),
    eq(files.state, "stored"),
    eq(files.isHeld, false),
  );
  const file = await lookUpFile(route, async () => {
    const [row] = await db
      .select({ file: files })
      .from(websitePictures)
      .innerJoin(files, eq(files.id, websitePictures.fileId))
      .where(isOfPicture);
    return row && foundFile(row.file);
  });
  return file === undefined ? nothing() : storedFileResponse(route, actor, file, "whole");
}
