/** The uploaded pictures that this process knows: what the editor offers, and what pages may show. */
import { asc } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import type { Language } from "#platform/language/language.ts";
import type { EncodedPicture } from "#ui/encoded-picture.ts";
import type { UploadedPicture, UploadedPictures } from "#ui/uploaded-pictures.ts";
import {
  type EncodedUpload,
  type WebsitePicture,
  websitePictures,
} from "../tables/website-pictures.ts";

interface KnownPicture {
  id: string;
  name: string;
  title: string;
  /** Empty where it only decorates. */
  alt: Readonly<Record<Language, string>>;
  isDecorative: boolean;
  /** Undefined until it was made for the first time. */
  shown: UploadedPicture | undefined;
}

let known: ReadonlyMap<string, KnownPicture> = new Map();

export const knownPictures = (): ReadonlyMap<string, KnownPicture> => known;

export async function readKnownPictures(
  db: Database | Transaction,
): Promise<ReadonlyMap<string, KnownPicture>> {
  const rows = await db.select().from(websitePictures).orderBy(asc(websitePictures.title));
  known = new Map(rows.map((row) => [row.name, knownPicture(row)]));
  return known;
}

const knownPicture = ({
  id,
  name,
  title,
  altEn,
  altEs,
  isDecorative,
  encoded,
}: WebsitePicture) => ({
  id,
  name,
  title,
  alt: isDecorative ? { en: "", es: "" } : { en: altEn, es: altEs },
  isDecorative,
  shown: encoded === null ? undefined : shownPicture(encoded),
});

/** Facts for the office alone are left out. */
const shownPicture = ({
  revision: _,
  keepsLimits: __,
  ...picture
}: EncodedUpload): UploadedPicture => picture;

export const shownPictures = (pictures: ReadonlyMap<string, KnownPicture>): UploadedPictures =>
  Object.fromEntries(
    [...pictures].flatMap(([name, { shown }]) => (shown === undefined ? [] : [[name, shown]])),
  );

/** Address of its smallest size. */
export const thumbnailOf = (name: string, { widths, version }: EncodedPicture): string =>
  `/pictures/${name}-${widths[0]}-${version}.avif`;
