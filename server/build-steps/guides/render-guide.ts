/** A printed guide: a cover, then its sections, each on pages of its own. */
import sharp from "sharp";
import type { Guide } from "#content/guides/guide.ts";
import { openPdf } from "#platform/pdf/pdf-file.ts";
import { addCover, coverPicture } from "./cover.ts";
import { framePages } from "./guide-frame.ts";
import { addSection } from "./guide-section.ts";

export interface RenderedGuide {
  file: Buffer;
  pages: number;
}

export async function renderGuide(guide: Guide): Promise<RenderedGuide> {
  const { title, subtitle, keywords, sections, sources } = guide;
  const file = openPdf({
    title,
    language: "en",
    subject: subtitle,
    keywords,
    // Reproducible: the file has the date of its text, not of the build.
    date: new Date(`${guide.updated}T12:00:00Z`),
  });
  addCover(file, guide, await cropCover(guide));
  for (const section of sections)
    addSection(file, section, section === sections.at(-1) ? sources : []);
  framePages(file, title);
  const pages = file.canvas.bufferedPageRange().count;
  return { file: await file.finish(), pages };
}

export const coverFile = ({ picture }: Guide): string => `artwork/pictures/${picture}.webp`;

const cropCover = (guide: Guide): Promise<Buffer> =>
  sharp(coverFile(guide))
    .resize({
      width: Math.round((coverPicture.width * 200) / 72),
      height: Math.round((coverPicture.height * 200) / 72),
      fit: "cover",
    })
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();
