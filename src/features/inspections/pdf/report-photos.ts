import { palette } from "#content/palette.ts";
import { drawText, paper } from "#platform/pdf/paper.ts";
import type { PdfFile } from "#platform/pdf/pdf-file.ts";
import { type Place, turnPage } from "./report-paragraphs.ts";

export interface ReportPhoto {
  /** Whose photo it is. */
  item: string;
  /** A JPEG of thumbnail size. */
  content: Uint8Array;
  /** In pixels, of the photo itself. */
  width: number;
  height: number;
}

const gap = 12;
const width = (paper.width - gap) / 2;
const maxPhotoHeight = 176;
const captionHeight = 18;

/** Two a row, each with the item that it belongs to. */
export function addPhotos(place: Place, photos: readonly ReportPhoto[]): void {
  const { file } = place;
  for (let at = 0; at < photos.length; at += 2) {
    const row = photos.slice(at, at + 2);
    const height = Math.max(...row.map(heightIn)) + captionHeight;
    turnPage(place, height + 10);
    const y = place.y + 10;
    for (const [column, photo] of row.entries())
      addPhoto(file, photo, paper.left + column * (width + gap), y);
    place.y = y + height;
  }
}

const heightIn = (photo: ReportPhoto): number =>
  Math.min(maxPhotoHeight, (photo.height / photo.width) * width);

function addPhoto(file: PdfFile, photo: ReportPhoto, x: number, y: number): void {
  const height = heightIn(photo);
  const caption = { x, y: y + height + 3, width, size: 8, color: palette.slate };
  file.addSection([
    {
      tag: "Figure",
      alt: `Photo of ${photo.item}`,
      paint: () =>
        void file.canvas.image(Buffer.from(photo.content), x, y, { fit: [width, height] }),
    },
    { tag: "P", paint: () => drawText(file, shortened(photo.item), caption) },
  ]);
}

/** One line beneath the photo. */
const shortened = (text: string): string => (text.length > 54 ? `${text.slice(0, 53)}…` : text);
