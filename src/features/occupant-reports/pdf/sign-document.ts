/** QR signs for rooms: one on each A6 page, or four on a letter sheet with marks to cut along. */
import { company } from "#content/company.ts";
import { palette } from "#content/palette.ts";
import { openPdf } from "#platform/pdf/pdf-file.ts";
import { occupantServerMessages } from "../messages.server.ts";
import { addSign, type Sign, signSize } from "./sign.ts";

/** Sizes in points. */
const a6 = [297.64, 419.53] as const;
const letter = [612, 792] as const;

declare module "#platform/pdf/render-pdf.ts" {
  interface PdfDocuments {
    signs: SignsDocument;
  }
}

export interface SignsDocument {
  facilityName: string;
  format: "a6" | "letter";
  signs: readonly Sign[];
  /** Milliseconds since 1970. */
  date: number;
}

export async function renderSigns(document: SignsDocument): Promise<Buffer> {
  const { facilityName, format, signs, date } = document;
  const { titleOfFile } = occupantServerMessages("en").sign;
  const title = titleOfFile({ facility: facilityName, company: company.name });
  const file = openPdf({ title, language: "en", date: new Date(date) });
  if (format === "a6")
    for (const sign of signs) {
      file.addPage(a6);
      addSign(file, sign, facilityName, { x: 0, y: 0, scale: 1 });
    }
  else addSheets(file, signs, facilityName);
  return file.finish();
}

function addSheets(
  file: ReturnType<typeof openPdf>,
  signs: readonly Sign[],
  facilityName: string,
): void {
  const [width, height] = letter.map((side) => side / 2) as [number, number];
  const scale = Math.min(width / signSize.width, height / signSize.height);
  const left = (width - signSize.width * scale) / 2;
  for (const [index, sign] of signs.entries()) {
    const place = index % 4;
    if (place === 0) {
      file.addPage(letter);
      file.decorate(() => markCuts(file.canvas));
    }
    const at = { x: left + (place % 2) * width, y: Math.floor(place / 2) * height, scale };
    addSign(file, sign, facilityName, at);
  }
}

/** Marks are at the edges and where the cuts cross, so that none is on a sign. */
function markCuts(canvas: ReturnType<typeof openPdf>["canvas"]): void {
  const [width, height] = letter;
  const [x, y] = [width / 2, height / 2];
  const mark = 14;
  canvas.lineWidth(0.5).strokeColor(palette.slate);
  for (const from of [0, y - mark / 2, height - mark])
    canvas
      .moveTo(x, from)
      .lineTo(x, from + mark)
      .stroke();
  for (const from of [0, x - mark / 2, width - mark])
    canvas
      .moveTo(from, y)
      .lineTo(from + mark, y)
      .stroke();
}
