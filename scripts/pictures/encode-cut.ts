import { existsSync, writeFileSync } from "node:fs";
import sharp, { type Region } from "sharp";
import { qualities } from "../../artwork/pictures.ts";

/** A crop of a master, and how to encode it. */
export interface Cut {
  name: string;
  version: string;
  crop: Region;
  widths: readonly number[];
  /** Maximum bytes of the AVIF by width. */
  limits: readonly (readonly [width: number, bytes: number])[];
  /** Quality of its WebP, for browsers without AVIF; those have no use for a phone crop. */
  webp?: number;
}

export interface EncodedCut {
  width: number;
  height: number;
  widths: readonly number[];
  version: string;
  files: readonly string[];
}

/** Writes one crop in all widths; existing files of its version are kept. */
export async function encodeCut(master: Buffer, cut: Cut, folder: URL): Promise<EncodedCut> {
  const { name, version, crop, widths } = cut;
  const file = (width: number, format: "avif" | "webp") => `${name}-${width}-${version}.${format}`;
  const formats = cut.webp ? (["avif", "webp"] as const) : (["avif"] as const);
  const files = widths.flatMap((width) => formats.map((format) => file(width, format)));
  if (!files.every((each) => existsSync(new URL(each, folder)))) {
    const pixels = await sharp(master).extract(crop).png({ compressionLevel: 1 }).toBuffer();
    const avif = encoderOf(pixels);
    const quality = await highestQuality(avif, cut);
    for (const width of widths) {
      writeFileSync(new URL(file(width, "avif"), folder), await avif(width, quality));
      if (!cut.webp) continue;
      const webp = sized(pixels, width).webp({ quality: cut.webp, effort: 6 });
      writeFileSync(new URL(file(width, "webp"), folder), await webp.toBuffer());
    }
    console.log(`${name}: AVIF quality ${quality}`);
  }
  return { width: crop.width, height: crop.height, widths, version, files };
}

/** The highest quality within every limit, by bisection. */
async function highestQuality(avif: Encoder, { name, limits }: Cut): Promise<number> {
  const fits = async (quality: number) => {
    for (const [width, bytes] of limits) {
      if ((await avif(width, quality)).length > bytes) return false;
    }
    return true;
  };
  let low: number = qualities.min;
  let high: number = qualities.best;
  if (await fits(high)) return high;
  if (!(await fits(low))) {
    throw new Error(`${name} is too restless for its limits of ${limits.join(" and ")} bytes`);
  }
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (await fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

const sized = (pixels: Buffer, width: number) =>
  sharp(pixels).resize({ width, kernel: "lanczos3" });

type Encoder = (width: number, quality: number) => Promise<Buffer>;

/** Caches results: the search for the quality has encoded most sizes already. */
function encoderOf(pixels: Buffer): Encoder {
  const done = new Map<string, Promise<Buffer>>();
  return (width, quality) => {
    const key = `${width} ${quality}`;
    const picture = done.get(key) ?? sized(pixels, width).avif({ quality, effort: 4 }).toBuffer();
    done.set(key, picture);
    return picture;
  };
}
