/** What the pages of uploaded pictures show. */
import { asc, eq } from "drizzle-orm";
import type { LoaderFunctionArgs } from "react-router";
import * as z from "zod/mini";
import { company } from "#content/company.ts";
import { files } from "#platform/files/tables/files.ts";
import { dateFormat } from "#platform/format/date-format.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import type { Language } from "#platform/language/language.ts";
import { titleOfDocument } from "../document-labels.ts";
import { enterWebsite } from "../enter-website.server.ts";
import { type WebsitePicture, websitePictures } from "../tables/website-pictures.ts";
import { textsOfPicture } from "./change-pictures.server.ts";
import { thumbnailOf } from "./known-pictures.server.ts";
import { minCropSize } from "./picture-crop.ts";
import { findUses, type PictureUse, readEditsInUse, usesIn } from "./picture-uses.server.ts";

/** @throws 404 for an address that no picture can have */
export function idOfPicture({ params }: Pick<LoaderFunctionArgs, "params">): string {
  const id = z.safeParse(z.uuid(), params.id);
  if (!id.success) throw new Response(null, { status: 404 });
  return id.data;
}

/** Whether its sizes are there, and if not, why. */
type PictureState = "shown" | "heavy" | "waiting" | "held" | "failed" | "refused";

function stateOf(
  { encoded, revision, failures, fileId }: WebsitePicture,
  file: { state: string; isHeld: boolean } | null,
): PictureState {
  if (fileId === null || file?.state === "deleted") return "refused";
  if (failures > 0 && encoded?.revision !== revision) return "failed";
  if (file?.isHeld) return "held";
  if (encoded?.revision !== revision) return "waiting";
  return encoded.keepsLimits ? "shown" : "heavy";
}

const ofFile = { state: files.state, isHeld: files.isHeld };

export async function readPictures(route: RouteRequest) {
  const { actor, db } = await enterWebsite(route);
  const rows = await db
    .select({ picture: websitePictures, file: ofFile })
    .from(websitePictures)
    .leftJoin(files, eq(files.id, websitePictures.fileId))
    .orderBy(asc(websitePictures.title), asc(websitePictures.name));
  const edits = await readEditsInUse(db);
  const pictures = rows.map(({ picture, file }) => {
    const { id, name, title, encoded } = picture;
    return {
      id,
      name,
      title,
      thumbnail: encoded && thumbnailOf(name, encoded),
      state: stateOf(picture, file),
      uses: linksOf(usesIn(edits, name), actor.language),
    };
  });
  return { pictures };
}

export type PicturesData = Awaited<ReturnType<typeof readPictures>>;

export async function readPicture(route: LoaderFunctionArgs) {
  const { actor, db } = await enterWebsite(route);
  const [row] = await db
    .select({ picture: websitePictures, file: ofFile })
    .from(websitePictures)
    .leftJoin(files, eq(files.id, websitePictures.fileId))
    .where(eq(websitePictures.id, idOfPicture(route)));
  if (row === undefined) throw new Response(null, { status: 404 });
  const { id, name, title, width, height, encoded } = row.picture;
  return {
    id,
    name,
    title,
    width,
    height,
    minCropSize: minCropSize({ width, height }),
    thumbnail: encoded && thumbnailOf(name, encoded),
    state: stateOf(row.picture, row.file),
    stored: textsOfPicture(row.picture),
    uses: linksOf(await findUses(db, name), actor.language),
  };
}

export type PictureData = Awaited<ReturnType<typeof readPicture>>;

/** Each document once for each state; of its earlier versions all, with their times. */
function linksOf(uses: readonly PictureUse[], language: Language) {
  const inZone = dateFormat(
    { dateStyle: "medium", timeStyle: "short", timeZone: company.timeZone },
    language,
  );
  return uses.map(({ document, state, publishedAt }) => ({
    key: `${document} ${state} ${publishedAt?.toISOString() ?? ""}`,
    document: titleOfDocument(document, language),
    path: `/office/website/document?name=${encodeURIComponent(document)}`,
    state,
    time: publishedAt && inZone.format(publishedAt),
  }));
}
