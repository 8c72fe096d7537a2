import sharp from "sharp";
import { limitConcurrency } from "#domain/accounts/passwords/concurrency-limit.ts";
import { mostPixels, type SentKind } from "./file-types.ts";

const longestSide = 2_560;
const thumbnailSide = 480;
const timeoutSeconds = 30;
const white = { r: 255, g: 255, b: 255 };

/** One at a time, in a thread: the other threads hash passwords, and a big photo takes 400 MB. */
const line = limitConcurrency(1, 32);

export interface Photo {
  content: Buffer;
  width: number;
  height: number;
  thumbnail: Buffer;
}

export type PhotoResult =
  | { ok: true; photo: Photo }
  | { ok: false; reason: "too-many-pixels" | "damaged" | "busy" };

/** For the whole process: the other formats of the library stay closed, whatever a file claims. */
export function allowPhotoFormatsOnly(): void {
  sharp.cache(false);
  sharp.block({ operation: ["VipsForeignLoad"] });
  const formats = ["Jpeg", "Png", "Webp", "Heif"];
  sharp.unblock({ operation: formats.map((format) => `VipsForeignLoad${format}`) });
}

/**
 * Makes a JPEG with nothing in it but pixels: upright, in sRGB, without place, time or camera.
 * @param kind by its content; the file must be what that says
 */
export async function reEncodePhoto(
  path: string,
  kind: Exclude<SentKind, "pdf">,
): Promise<PhotoResult> {
  const done = await line.run(() => encode(path, kind));
  return done?.result ?? { ok: false, reason: "busy" };
}

async function encode(path: string, kind: string): Promise<PhotoResult> {
  try {
    const {
      format,
      width,
      height,
      pages = 1,
    } = await sharp(path, {
      limitInputPixels: false,
    }).metadata();
    if (format !== (kind === "avif" ? "heif" : kind)) return { ok: false, reason: "damaged" };
    // From the head alone: a bomb is never unpacked.
    if (width * height * pages > mostPixels) return { ok: false, reason: "too-many-pixels" };
    const { data, info } = await sharp(path, { limitInputPixels: mostPixels, failOn: "error" })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
      .flatten({ background: white })
      .jpeg({ quality: 82 })
      .timeout({ seconds: timeoutSeconds })
      .toBuffer({ resolveWithObject: true });
    const thumbnail = await sharp(data)
      .resize({
        width: thumbnailSide,
        height: thumbnailSide,
        fit: "inside",
        withoutEnlargement: true,
      })
      .jpeg({ quality: 72 })
      .toBuffer();
    return {
      ok: true,
      photo: { content: data, width: info.width, height: info.height, thumbnail },
    };
  } catch {
    // The library says no more than that it could not read it.
    return { ok: false, reason: "damaged" };
  }
}
