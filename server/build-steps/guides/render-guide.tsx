import { buffer } from "node:stream/consumers";
import layoutDocument from "@react-pdf/layout";
import renderDocument from "@react-pdf/render";
import { Font, pdf } from "@react-pdf/renderer";
import PDFDocument from "pdfkit";
import sharp from "sharp";
import { company } from "#content/company.ts";
import type { Guide } from "#content/guides/guide.ts";
import { coverPicture } from "./cover.tsx";
import { GuideDocument } from "./guide-document.tsx";
import { type LaidOut, type TaggingDocument, tagPages } from "./structure.ts";
import { registerFonts } from "./style.ts";

type Layout = Awaited<ReturnType<typeof layoutDocument>>;

// The packages' types lag behind: one lacks the fonts, the other confuses class and instance.
const layOut: (tree: Parameters<typeof layoutDocument>[0], fonts: typeof Font) => Promise<Layout> =
  layoutDocument;
const paint = renderDocument as unknown as (
  document: InstanceType<typeof PDFDocument>,
  layout: Layout,
) => void;

export interface RenderedGuide {
  file: Buffer;
  pages: number;
}

export async function renderGuide(guide: Guide): Promise<RenderedGuide> {
  registerFonts();
  const cover = await cropCover(guide);
  const tree = pdf(<GuideDocument guide={guide} cover={cover} />).container.document;
  const layout = await layOut(tree, Font);
  const pages = layout.children ?? [];
  // Reproducible: the file has the date of its text, not of the build.
  const date = new Date(`${guide.updated}T12:00:00Z`);
  const document = new PDFDocument({
    autoFirstPage: false,
    pdfVersion: "1.7",
    tagged: true,
    lang: "en-US",
    displayTitle: true,
    info: {
      Title: guide.title,
      Author: company.name,
      Subject: guide.subtitle,
      Keywords: guide.keywords.join(", "),
      Creator: company.name,
      Producer: "React PDF",
      CreationDate: date,
      ModDate: date,
    },
  });
  // React PDF's own type of a page describes each kind of node; tagging needs less.
  tagPages(pages as unknown as LaidOut[], document as unknown as TaggingDocument);
  paint(document, layout);
  return { file: await buffer(document), pages: pages.length };
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
