/** Encodes one crop of a master in all its sizes, as AVIF and, for browsers without it, as WebP. */
import type { Region, Sharp } from "sharp";
import { qualities } from "./picture-sizes.ts";

type ReadPicture = (master: Buffer) => Sharp;

export interface Cut {
  crop: Region;
  widths: readonly number[];
  /** Maximum bytes of the AVIF by width; of a narrower cut none is checked. */
  limits: readonly (readonly [width: number, bytes: number])[];
  /** Quality of its WebP, for browsers without AVIF; those have no use for a phone crop. */
  webp?: number;
  /** The lowest AVIF quality to try. */
  least?: number;
}

export interface CutFile {
  width: number;
  format: "avif" | "webp";
  content: Buffer;
}

interface MadeCut {
  files: readonly CutFile[];
  quality: number;
  /** Otherwise it is too restless: the lowest quality was taken, and the files are larger. */
  keepsLimits: boolean;
}

/** Runs one step of the work, when it is its turn. */
export type RunInTurn = <Made>(work: () => Promise<Made>) => Promise<Made>;

const atOnce: RunInTurn = (work) => work();

export async function encodeCut(
  read: ReadPicture,
  master: Buffer,
  cut: Cut,
  inTurn: RunInTurn = atOnce,
): Promise<MadeCut> {
  const { crop, widths, webp } = cut;
  const pixels = await inTurn(() =>
    read(master).extract(crop).png({ compressionLevel: 1 }).toBuffer(),
  );
  const sized = (width: number) => read(pixels).resize({ width, kernel: "lanczos3" });
  const avif = encoderOf((width, quality) =>
    inTurn(() => sized(width).avif({ quality, effort: 4 }).toBuffer()),
  );
  const { quality, keepsLimits } = await highestQuality(avif, cut);
  const files: CutFile[] = [];
  for (const width of widths) {
    files.push({ width, format: "avif", content: await avif(width, quality) });
    if (webp === undefined) continue;
    const content = await inTurn(() => sized(width).webp({ quality: webp, effort: 6 }).toBuffer());
    files.push({ width, format: "webp", content });
  }
  return { files, quality, keepsLimits };
}

/** The highest quality within every limit, by bisection. */
async function highestQuality(avif: Encoder, { widths, limits, least = qualities.min }: Cut) {
  const fits = async (quality: number) => {
    for (const [width, bytes] of limits) {
      if (widths.includes(width) && (await avif(width, quality)).length > bytes) return false;
    }
    return true;
  };
  let low: number = least;
  let high: number = qualities.best;
  if (await fits(high)) return { quality: high, keepsLimits: true };
  if (!(await fits(low))) return { quality: low, keepsLimits: false };
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (await fits(middle)) low = middle;
    else high = middle;
  }
  return { quality: low, keepsLimits: true };
}

type Encoder = (width: number, quality: number) => Promise<Buffer>;

/** Keeps results: the search for the quality has encoded most sizes already. */
function encoderOf(encode: Encoder): Encoder {
  const done = new Map<string, Promise<Buffer>>();
  return (width, quality) => {
    const key = `${width} ${quality}`;
    const picture = done.get(key) ?? encode(width, quality);
    done.set(key, picture);
    return picture;
  };
}

/**
 * Some 80 bytes, which the browser scales up smoothly until the picture is there. Scaled up it has no
 * edges in any case: without them it is a fifth smaller and keeps its colors, which a lower quality would not.
 * @returns a data URI
 */
export async function drawMiniature(read: ReadPicture, master: Buffer): Promise<string> {
  const tiny = read(master)
    .resize(16, 10, { fit: "fill" })
    .blur(0.6)
    .webp({ quality: 60, effort: 6 });
  return `data:image/webp;base64,${(await tiny.toBuffer()).toString("base64")}`;
}
