import type { SentKind } from "./file-types.ts";

/** `kindOf` looks at this many bytes of a file's beginning. */
export const kindBytes = 64;

/** @param start the first bytes; neither name nor header says what a file is */
export function kindOf(start: Buffer): SentKind | "heic" | undefined {
  const text = (from: number, to: number) => start.toString("latin1", from, to);
  if (start[0] === 0xff && start[1] === 0xd8 && start[2] === 0xff) return "jpeg";
  if (text(0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "webp";
  if (text(0, 5) === "%PDF-") return "pdf";
  if (text(4, 8) === "ftyp") return kindOfBrands(start);
  return undefined;
}

const heicBrands = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"];

/** AVIF and HEIC are both HEIF (ISO/IEC 23008-12): only the brands tell the codec. */
function kindOfBrands(start: Buffer): "avif" | "heic" | undefined {
  const end = Math.min(start.readUInt32BE(0), start.length);
  const brands: string[] = [];
  for (let at = 8; at + 4 <= end; at += 4)
    if (at !== 12) brands.push(start.toString("latin1", at, at + 4));
  if (brands.some((brand) => brand === "avif" || brand === "avis")) return "avif";
  return brands.some((brand) => heicBrands.includes(brand)) ? "heic" : undefined;
}
