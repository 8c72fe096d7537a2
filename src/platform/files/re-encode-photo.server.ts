import { setTimeout as after } from "node:timers/promises";
import { createTurnsByOwner } from "#platform/limits/turns-by-owner.ts";
import { maxPixels, type SentKind } from "./file-types.ts";

const maxSidePixels = 2_560;
const thumbnailSide = 480;
const timeoutSeconds = 30;
const pollMs = 20;
const white = { r: 255, g: 255, b: 255 };

/**
 * Photos go one at a time, in a thread: the other threads hash passwords, and a big photo takes 400 MB. A
 * sender of many big ones waits behind them, and everybody else behind one of them at most.
 */
const queue = createTurnsByOwner({ maxQueued: 48, maxQueuedOfOwner: 16 });

export interface PhotoSender {
  /** Photos take turns by owner: an account, or the network of an occupant. */
  owner: string;
  /** Called before the photo is unpacked; it stays packed if this is false. */
  mayDecode(megapixels: number): Promise<boolean>;
}

export interface Photo {
  content: Buffer;
  width: number;
  height: number;
  thumbnail: Buffer;
}

export type PhotoResult =
  | { ok: true; photo: Photo }
  | { ok: false; reason: "too-many-pixels" | "damaged" | "busy" | "too-much" };

type Sharp = typeof import("sharp").default;
let isForPhotosOnly = false;
let loading: Promise<Sharp> | undefined;

/**
 * Call it before the process has used the library: its other formats stay closed, whatever a file claims.
 * Programs of the build read drawings with it.
 */
export function allowPhotoFormatsOnly(): void {
  isForPhotosOnly = true;
}

/** The library takes 24 MB, so it is loaded with the first photo. */
async function loadSharp(): Promise<Sharp> {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  if (isForPhotosOnly) {
    sharp.block({ operation: ["VipsForeignLoad"] });
    const formats = ["Jpeg", "Png", "Webp", "Heif"];
    sharp.unblock({ operation: formats.map((format) => `VipsForeignLoad${format}`) });
    // Drawings from memory alone: our own, and logos that were read strictly. Photos are read from files.
    sharp.unblock({ operation: ["VipsForeignLoadSvgBuffer"] });
  }
  return sharp;
}

/** A process loads it once, with the formats that it may read. */
export function photoLibrary(): Promise<Sharp> {
  loading ??= loadSharp();
  return loading;
}

/**
 * Ends once no picture is being drawn or encoded. A process that exits in the middle of one does not end:
 * the library's threads wait for each other.
 */
export async function waitForLastPicture(): Promise<void> {
  const sharp = await loading?.catch(() => undefined);
  const isBusy = () => {
    const { queue: waiting = 0, process: running = 0 } = sharp?.counters() ?? {};
    return waiting + running > 0;
  };
  while (isBusy()) await after(pollMs);
}

/**
 * Work with the library that is done behind everybody else's photos.
 * @throws where the queue is full
 */
export async function waitForPhotoTurn<Made>(
  owner: string,
  work: () => Promise<Made>,
): Promise<Made> {
  const result = await queue.run(owner, work);
  if (result === undefined) throw new Error("too many photos are waiting for their turn");
  return result.result;
}

/**
 * Makes a JPEG with nothing in it but pixels: upright, in sRGB, without place, time or camera.
 * @param kind by its content; the file must be what that says
 */
export async function reEncodePhoto(
  path: string,
  kind: Exclude<SentKind, "pdf">,
  { owner, mayDecode }: PhotoSender,
): Promise<PhotoResult> {
  const sharp = await photoLibrary();
  const pixels = await countPixels(sharp, path, kind);
  if (pixels === undefined) return { ok: false, reason: "damaged" };
  // The head alone has the size, so a bomb is never unpacked.
  if (pixels > maxPixels) return { ok: false, reason: "too-many-pixels" };
  if (!(await mayDecode(pixels / 1_000_000))) return { ok: false, reason: "too-much" };
  const result = await queue.run(owner, () => encode(sharp, path));
  return result?.result ?? { ok: false, reason: "busy" };
}

/** @returns undefined where it is not what its first bytes say */
async function countPixels(sharp: Sharp, path: string, kind: string): Promise<number | undefined> {
  try {
    const head = await sharp(path, { limitInputPixels: false }).metadata();
    const { format, width, height, pages = 1 } = head;
    return format === (kind === "avif" ? "heif" : kind) ? width * height * pages : undefined;
  } catch {
    return undefined;
  }
}

async function encode(sharp: Sharp, path: string): Promise<PhotoResult> {
  try {
    const { data, info } = await sharp(path, { limitInputPixels: maxPixels, failOn: "error" })
      .autoOrient()
      .resize({
        width: maxSidePixels,
        height: maxSidePixels,
        fit: "inside",
        withoutEnlargement: true,
      })
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
