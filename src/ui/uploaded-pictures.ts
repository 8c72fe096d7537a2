/** Pictures that the company has uploaded, as pages show them: one snapshot, replaced as a whole. */
import type { EncodedPicture } from "./encoded-picture.ts";

export interface UploadedPicture extends EncodedPicture {
  /** Percent from the left and from the top. */
  focus: readonly [left: number, top: number];
  /** A tiny picture as a data URI. */
  miniature: string;
}

export type UploadedPictures = Readonly<Record<string, UploadedPicture>>;

/** The element with their rules; `server/build-steps/page-styles.ts` keeps it apart from a page's own styles. */
export const uploadedPictureStyleId = "picture-styles";

let uploaded: UploadedPictures = {};

export const uploadedPictures = (): UploadedPictures => uploaded;

export function changeUploadedPictures(pictures: UploadedPictures): void {
  uploaded = pictures;
}

let noteUse: (name: string, picture: UploadedPicture) => void = () => undefined;

/** The server writes into a document what its page shows. */
export function noteUploadedPicturesTo(note: typeof noteUse): void {
  noteUse = note;
}

export function uploadedPicture(name: string): UploadedPicture | undefined {
  const picture = Object.hasOwn(uploaded, name) ? uploaded[name] : undefined;
  if (picture !== undefined) noteUse(name, picture);
  return picture;
}

/** The stylesheet has the same rule for a shipped picture (`picture-placeholders.css`). */
export const pictureRule = (name: string, { focus, miniature }: UploadedPicture): string =>
  `.picture-${name}{--focus:${focus[0]}% ${focus[1]}%;--miniature:url("${miniature}")}`;
