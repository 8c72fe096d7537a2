/** Turns a logo into safe pictures: as uploaded, for dark backgrounds, for papers, and as icons. */
import { createHash } from "node:crypto";
import * as z from "zod/mini";
import { channelsOfOklch, oklchOfChannels } from "#content/oklch.ts";
import { kindOf } from "#platform/files/file-kind.ts";
import { photoLibrary } from "#platform/files/re-encode-photo.server.ts";
import { type SvgFault, safeSvg } from "./safe-svg.ts";

export const storedPicture = z.object({
  kind: z.enum(["svg", "png"]),
  /** Base64, because a section of the settings is JSON. */
  content: z.string(),
  width: z.number(),
  height: z.number(),
});

export type StoredPicture = z.infer<typeof storedPicture>;

export type PictureFault =
  | SvgFault
  | "empty"
  | "unknown-kind"
  | "damaged"
  | "too-many-pixels"
  | "too-long";

export type PreparedPicture =
  | { ok: true; picture: StoredPicture }
  | { ok: false; reason: PictureFault; detail: string };

export const maxPictureBytes = 5 * 1024 * 1024;

const maxPixels = 25_000_000;

/** The logo is 32 pixels high on screens, and three times that on papers and the densest phones. */
const largest = { width: 800, height: 320 };

/** A line rather than a logo: nothing of it could be seen. */
const maxRatio = 12;

const timeoutSeconds = 10;

export async function preparePicture(bytes: Buffer): Promise<PreparedPicture> {
  const refuse = (reason: PictureFault, detail = "") => ({ ok: false, reason, detail }) as const;
  if (bytes.length === 0) return refuse("empty");
  if (bytes.length > maxPictureBytes) return refuse("too-large");
  const kind = kindOf(bytes.subarray(0, 64));
  if (kind === "png" || kind === "jpeg") return prepareRaster(bytes, kind);
  if (kind !== undefined || !bytes.subarray(0, 1_000).includes("<")) return refuse("unknown-kind");
  const safe = safeSvg(bytes);
  if (!safe.ok) return refuse(safe.reason, safe.detail);
  const { svg, width, height } = safe;
  if (Math.max(width / height, height / width) > maxRatio) return refuse("too-long");
  const content = Buffer.from(svg).toString("base64");
  const picture: StoredPicture = { kind: "svg", content, width, height };
  // A picture that cannot be drawn here would leave an empty space on every page.
  return (await rasterOf(picture).catch(() => undefined))
    ? { ok: true, picture }
    : refuse("damaged");
}

async function prepareRaster(bytes: Buffer, kind: string): Promise<PreparedPicture> {
  const refuse = (reason: PictureFault) => ({ ok: false, reason, detail: "" }) as const;
  const sharp = await photoLibrary();
  try {
    const head = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (head.format !== kind) return refuse("damaged");
    if (head.width * head.height > maxPixels) return refuse("too-many-pixels");
    const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" })
      .autoOrient()
      .resize({ ...largest, fit: "inside", withoutEnlargement: true })
      .png({ compressionLevel: 9 })
      .timeout({ seconds: timeoutSeconds })
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    if (Math.max(width / height, height / width) > maxRatio) return refuse("too-long");
    const content = data.toString("base64");
    return { ok: true, picture: { kind: "png", content, width, height } };
  } catch {
    return refuse("damaged");
  }
}

/** Pixels in the size of the largest place that shows the picture. */
export async function rasterOf({ kind, content, width, height }: StoredPicture): Promise<Buffer> {
  const sharp = await photoLibrary();
  const bytes = Buffer.from(content, "base64");
  const scale = Math.min(largest.width / width, largest.height / height);
  const density = kind === "svg" ? Math.min(2_400, Math.max(1, 72 * scale)) : 72;
  return await sharp(bytes, { density, limitInputPixels: maxPixels })
    .resize({ ...largest, fit: "inside", withoutEnlargement: kind === "png" })
    .png({ compressionLevel: 9 })
    .timeout({ seconds: timeoutSeconds })
    .toBuffer();
}

/** Darker colors get this lightness; hue and strength stay. */
const minLightnessOnDark = 0.8;

/**
 * Makes a picture for dark backgrounds out of one for light ones. A picture without a transparent background
 * stays as it is.
 */
export async function onDark(png: Buffer): Promise<Buffer> {
  const sharp = await photoLibrary();
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  let clear = 0;
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) < 128) clear++;
  if (clear < data.length / 4 / 50) return png;
  const colors = new Map<number, readonly [number, number, number]>();
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] === 0) continue;
    const channels = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0] as const;
    const key = (channels[0] << 16) | (channels[1] << 8) | channels[2];
    let lifted = colors.get(key);
    if (lifted === undefined) {
      const color = oklchOfChannels([...channels]);
      lifted =
        color.lightness >= minLightnessOnDark
          ? channels
          : channelsOfOklch({ ...color, lightness: minLightnessOnDark });
      colors.set(key, lifted);
    }
    data.set(lifted, at);
  }
  const raw = { width: info.width, height: info.height, channels: 4 } as const;
  return await sharp(data, { raw }).png({ compressionLevel: 9 }).toBuffer();
}

/** The background has its own color. Devices that cut the shape themselves show the middle 80% of it. */
export async function tileOf(png: Buffer, ground: string): Promise<Buffer> {
  const sharp = await photoLibrary();
  const side = 512;
  const inner = 368;
  const drawing = await sharp(png)
    .resize({
      width: inner,
      height: inner,
      fit: "contain",
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .png()
    .toBuffer();
  return await sharp({ create: { width: side, height: side, channels: 3, background: ground } })
    .composite([{ input: drawing }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

export const shortContentHash = (content: string | Uint8Array): string =>
  createHash("sha256").update(content).digest("hex").slice(0, 10);
