/** One sign, on a ground of A6; in points, from its upper left corner. */
import { encode } from "uqr";
import { company } from "#content/company.ts";
import { palette } from "#content/palette.ts";
import { paintBrandMark } from "#platform/pdf/brand-mark.ts";
import type { Canvas } from "#platform/pdf/canvas.ts";
import type { PdfFile } from "#platform/pdf/pdf-file.ts";
import type { PdfPart } from "#platform/pdf/structure.ts";
import { occupantServerMessages } from "../messages.server.ts";

/** A quarter of it may be scratched or covered: signs hang for years. */
const quality = { ecc: "Q", border: 0 } as const;

/** Drawn as shapes, which are sharp at any size. @param size of its side, in points */
function drawQrCode(canvas: Canvas, text: string, x: number, y: number, size: number): void {
  const { data, size: modules } = encode(text, quality);
  const side = size / modules;
  // Touching shapes would show hairlines between them on screens.
  const overlap = side * 0.02;
  for (const [row, cells] of data.entries())
    for (let from = 0; from < modules; ) {
      if (!cells[from]) {
        from += 1;
        continue;
      }
      const end = cells.indexOf(false, from);
      const to = end < 0 ? modules : end;
      const width = (to - from) * side + overlap;
      canvas.rect(x + from * side, y + row * side, width, side + overlap);
      from = to;
    }
  canvas.fill(palette.ink);
}

export interface Sign {
  areaName: string;
  /** The floor as signs in the building have it, e.g. `Floor 2`. */
  floor: string;
  /** Absolute. */
  address: string;
}

export const signSize = { width: 297.64, height: 419.53 } as const;

/** It hangs where people of both languages pass. */
const english = occupantServerMessages("en").sign;
const spanish = occupantServerMessages("es").sign;

const side = 26;
const inner = signSize.width - 2 * side;
const code = 152;

interface Place {
  x: number;
  y: number;
  scale: number;
}

export function addSign(file: PdfFile, sign: Sign, facilityName: string, place: Place): void {
  const { canvas } = file;
  const within = (paint: () => void) => () => {
    canvas.save().translate(place.x, place.y).scale(place.scale);
    paint();
    canvas.restore();
  };
  file.decorate(within(() => drawBrand(file)));
  const parts = [
    ...roomParts(file, sign, facilityName),
    ...callParts(file),
    ...wayParts(file, sign),
  ];
  file.addSection(parts.map((part) => ({ ...part, paint: within(part.paint) })));
}

function drawBrand({ canvas }: PdfFile): void {
  paintBrandMark(canvas, side, 24, 23.04);
  canvas
    .font("semibold")
    .fontSize(10.5)
    .fillColor(palette.ink)
    .text(company.name, side + 29, 29.5, { lineBreak: false });
  canvas.lineWidth(0.6).strokeColor(palette.line);
  canvas
    .moveTo(side, 378)
    .lineTo(signSize.width - side, 378)
    .stroke();
}

type Style = [font: "regular" | "semibold", size: number, color: string];

/** Smaller where it would not fit its width, down to a size that can be read at arm's length. */
function line(file: PdfFile, text: string, y: number, [font, size, color]: Style, x = side): void {
  const { canvas } = file;
  const printable = file.known(text, font);
  const width = signSize.width - side - x;
  canvas.font(font).fontSize(size);
  const fitting = Math.max(7, size * Math.min(1, width / canvas.widthOfString(printable)));
  canvas
    .fontSize(fitting)
    .fillColor(color)
    .text(printable, x, y, { width, height: fitting * 1.3, ellipsis: true });
}

/** A name that would be too small in one line gets two. */
function name(file: PdfFile, text: string): void {
  const { canvas } = file;
  const printable = file.known(text, "semibold");
  canvas.font("semibold").fontSize(13);
  const isShort = canvas.widthOfString(printable) <= inner;
  if (isShort) line(file, text, 317, ["semibold", 17, palette.ink]);
  else
    canvas
      .fontSize(12)
      .fillColor(palette.ink)
      .text(printable, side, 312, { width: inner, height: 30, lineGap: -1.5, ellipsis: true });
}

function roomParts(file: PdfFile, { areaName, floor }: Sign, facilityName: string): PdfPart[] {
  return [
    { tag: "H1", paint: () => name(file, areaName) },
    {
      tag: "P",
      paint: () => line(file, `${floor}, ${facilityName}`, 340, ["regular", 10, palette.slate]),
    },
  ];
}

function callParts({ canvas }: PdfFile): PdfPart[] {
  const headline = (text: string, y: number, size: number, color: string) => () =>
    canvas
      .font("semibold")
      .fontSize(size)
      .fillColor(color)
      .text(text, side, y, { width: inner, characterSpacing: -size * 0.022, lineGap: -2 });
  return [
    { tag: "P", paint: headline(english.seeSomething, 56, 29, palette.ink) },
    {
      tag: "P",
      language: "es-US",
      paint: headline(spanish.seeSomething, 126, 16, palette.teal),
    },
  ];
}

function wayParts(file: PdfFile, { address }: Sign): PdfPart[] {
  const { canvas } = file;
  const beside = (text: string, y: number, color: string) => () =>
    canvas
      .font("regular")
      .fontSize(9.5)
      .fillColor(color)
      .text(text, side + code + 16, y, { width: inner - code - 16, lineGap: 1 });
  const small = (text: string, y: number, color: string) => () =>
    line(file, text, y, ["regular", 8.2, color]);
  const alt = english.code({ address });
  return [
    { tag: "Figure", alt, paint: () => drawQrCode(canvas, address, side, 156, code) },
    { tag: "P", paint: beside(english.scan, 157, palette.ink) },
    {
      tag: "P",
      language: "es-US",
      paint: beside(spanish.scan, 213, palette.slate),
    },
    {
      tag: "P",
      paint: () =>
        line(file, address.replace(/^https?:\/\//, ""), 357, ["semibold", 9.5, palette.teal]),
    },
    { tag: "P", paint: small(english.noApp, 384, palette.slate) },
    {
      tag: "P",
      language: "es-US",
      paint: () => line(file, spanish.noApp, 384, ["regular", 8.2, palette.slate], 148),
    },
    {
      tag: "P",
      paint: small(english.emergency({ phone: company.phone.display }), 396, palette.ink),
    },
  ];
}
