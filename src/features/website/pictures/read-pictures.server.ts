import { asc, eq } from "drizzle-orm";
import type { LoaderFunctionArgs } from "react-router";
import { company } from "#content/company.ts";
import { byName } from "#platform/database/tables/name-order.ts";
import { files } from "#platform/files/tables/files.ts";
import { dateFormat } from "#platform/format/date-format.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { notFound, requireUuid } from "#platform/http/not-found.server.ts";
import type { Language } from "#platform/language/language.ts";
import type { EncodedPicture } from "#ui/encoded-picture.ts";
import { encodedPictures, type PictureName } from "#ui/picture-manifest.ts";
import { titleOfDocument } from "../document-labels.ts";
import { websiteServerMessages } from "../messages.server.ts";
import { requireWebsiteEditor } from "../require-website-editor.server.ts";
import { type WebsitePicture, websitePictures } from "../tables/website-pictures.ts";
import { textsOfPicture } from "./change-pictures.server.ts";
import { maxFailures } from "./encode-pictures.server.ts";
import { knownPictures, thumbnailOf } from "./known-pictures.server.ts";
import { minCropSize } from "./picture-crop.ts";
import { findUses, type PictureUse, readEditsInUse, usesIn } from "./picture-uses.server.ts";

// A picture field offers the company's own pictures first, then the shipped ones.

export interface PictureChoice {
  name: string;
  /** The company's name for an uploaded picture, or the product's for a shipped one. */
  title: string;
  /** Address of its smallest size; null while it is being made. */
  thumbnail: string | null;
}

export interface PictureChoices {
  /** Pictures with a description. */
  described: readonly PictureChoice[];
  /** Pictures that only decorate. */
  decorative: readonly PictureChoice[];
  shipped: readonly PictureChoice[];
}

/** Undefined for an uploaded one, and for one of another version of the product. */
export function titleOfShippedPicture(name: string, language: Language): string | undefined {
  const titles: Readonly<Record<PictureName, string>> =
    websiteServerMessages(language).shippedPictures;
  return Object.hasOwn(titles, name) ? titles[name as PictureName] : undefined;
}

export function pictureChoices(language: Language): PictureChoices {
  const uploaded = (isDecorative: boolean) =>
    [...knownPictures().values()]
      .filter((picture) => picture.isDecorative === isDecorative)
      .map(({ name, title, shown }) => ({
        name,
        title,
        thumbnail: shown === undefined ? null : thumbnailOf(name, shown),
      }));
  const shipped: [string, EncodedPicture][] = Object.entries(encodedPictures);
  return {
    described: uploaded(false),
    decorative: uploaded(true),
    shipped: shipped.map(([name, picture]) => ({
      name,
      title: titleOfShippedPicture(name, language) ?? name,
      thumbnail: thumbnailOf(name, picture),
    })),
  };
}

/** @throws 404 for an address that no picture can have */
export function idOfPicture({ params }: Pick<LoaderFunctionArgs, "params">): string {
  return requireUuid(params.id);
}

/** Says if its sizes are served, and if not, why. */
type PictureState = "shown" | "heavy" | "waiting" | "held" | "failed" | "refused";

function stateOf(
  { encoded, revision, failures, fileId }: WebsitePicture,
  file: { state: string; isHeld: boolean } | null,
): PictureState {
  if (fileId === null || file?.state === "deleted") return "refused";
  if (failures >= maxFailures && encoded?.revision !== revision) return "failed";
  if (file?.isHeld) return "held";
  if (encoded?.revision !== revision) return "waiting";
  return encoded.keepsLimits ? "shown" : "heavy";
}

const ofFile = { state: files.state, isHeld: files.isHeld };

export async function readPictures(route: RouteRequest) {
  const { actor, db } = await requireWebsiteEditor(route);
  const rows = await db
    .select({ picture: websitePictures, file: ofFile })
    .from(websitePictures)
    .leftJoin(files, eq(files.id, websitePictures.fileId))
    .orderBy(asc(byName(websitePictures.title)), asc(byName(websitePictures.name)));
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
  const { actor, db } = await requireWebsiteEditor(route);
  const [row] = await db
    .select({ picture: websitePictures, file: ofFile })
    .from(websitePictures)
    .leftJoin(files, eq(files.id, websitePictures.fileId))
    .where(eq(websitePictures.id, idOfPicture(route)));
  if (row === undefined) throw notFound();
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
