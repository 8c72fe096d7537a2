/** The picture in link previews. Unchanged pictures are not drawn again. */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { OutputInfo } from "sharp";
import { company } from "#content/company.ts";
import { logo } from "#content/logo.ts";
import type { Page } from "#content/pages.ts";
import { palette } from "#content/palette.ts";
import {
  hasSharedPicture,
  pictureStandingFor,
  sharedPicturePath,
  sharedPictureSize,
} from "#content/shared-picture.ts";
import { areaOf } from "#content/site-areas.ts";
import { linesOf, textPath } from "./lettering.ts";

type Sharp = typeof import("sharp").default;

const { width, height } = sharedPictureSize;
/** Some networks drop larger pictures. */
const largestBytes = 100_000;
const margin = 72;
const titleWidth = 920;
const sizes = [92, 80, 70, 60];

export async function writeSharedPictures(
  pages: readonly Page[],
  client: string,
  cache: string,
): Promise<void> {
  await mkdir(join(client, "shared"), { recursive: true });
  await mkdir(cache, { recursive: true });
  const used = new Set<string>();
  for (const page of pages) {
    if (!hasSharedPicture(page)) continue;
    const { name, jpeg } = await sharedPicture(page, cache);
    used.add(name);
    await writeFile(join(client, sharedPicturePath(page)), jpeg);
  }
  for (const name of await readdir(cache)) if (!used.has(name)) await rm(join(cache, name));
}

async function sharedPicture(page: Page, cache: string): Promise<{ name: string; jpeg: Buffer }> {
  const { default: sharp } = await import("sharp");
  const master = await readFile(`artwork/pictures/${pictureStandingFor(page).name}.webp`);
  const words = wordsOver(page);
  const digest = createHash("sha256").update(master).update(words);
  const name = `${digest.digest("hex").slice(0, 24)}.jpg`;
  const cached = join(cache, name);
  if (existsSync(cached)) return { name, jpeg: await readFile(cached) };

  const jpeg = await composePicture(sharp, master, words);
  await writeFile(cached, jpeg);
  return { name, jpeg };
}

/** @param ownLogo a picture for dark grounds, where the words have no mark */
export async function composePicture(
  sharp: Sharp,
  master: Buffer,
  words: string,
  ownLogo?: Buffer,
): Promise<Buffer> {
  const logo = ownLogo && {
    input: await sharp(ownLogo).resize({ width: 420, height: 84, fit: "inside" }).png().toBuffer(),
    left: margin,
    top: margin - 24,
  };
  const composed = await sharp(master)
    .resize(width, height, { fit: "cover" })
    .composite([{ input: Buffer.from(words) }, ...(logo ? [logo] : [])])
    .raw()
    .toBuffer({ resolveWithObject: true });
  return await smallEnough(sharp, composed.data, composed.info);
}

async function smallEnough(sharp: Sharp, pixels: Buffer, raw: OutputInfo): Promise<Buffer> {
  for (const quality of [82, 74, 66, 56, 44]) {
    const jpeg = await sharp(pixels, {
      raw: { width: raw.width, height: raw.height, channels: raw.channels },
    })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    if (jpeg.length < largestBytes) return jpeg;
  }
  throw new Error(`a shared picture stays larger than ${largestBytes} bytes`);
}

export function wordsOver(
  page: Pick<Page, "englishPath" | "language" | "title">,
  hasOwnLogo = false,
): string {
  const { size, lines } = setTitle(page.title);
  const lineHeight = size * 1.04;
  const baseline = (line: number) => height - margin - (lines.length - 1 - line) * lineHeight;
  const { englishPath, language } = page;
  const eyebrow = englishPath === "/" ? company.name : areaOf(englishPath).titleIn[language];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
${scrim()}
${nameplate(hasOwnLogo)}
${textPath(eyebrow, { x: margin, y: baseline(0) - size * 0.98, size: 32, tracking: -0.01, fill: palette.mist })}
${lines.map((line, index) => textPath(line, { x: margin - size * 0.04, y: baseline(index), size, tracking: -0.03, fill: palette.porcelain })).join("\n")}
</svg>`;
}

function setTitle(title: string): { size: number; lines: string[] } {
  for (const size of sizes) {
    const lines = linesOf(title, titleWidth, { size, tracking: -0.03 });
    if (lines.length <= 2) return { size, lines };
  }
  const size = 60;
  return { size, lines: linesOf(title, titleWidth + 100, { size, tracking: -0.03 }) };
}

const scrim = () => `<defs>
<linearGradient id="rise" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="${palette.ink}" stop-opacity=".92"/><stop offset=".5" stop-color="${palette.ink}" stop-opacity=".52"/><stop offset="1" stop-color="${palette.ink}" stop-opacity="0"/></linearGradient>
<linearGradient id="left" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${palette.ink}" stop-opacity=".5"/><stop offset=".7" stop-color="${palette.ink}" stop-opacity="0"/></linearGradient>
</defs><rect width="${width}" height="${height}" fill="url(#rise)"/><rect width="${width}" height="${height}" fill="url(#left)"/>`;

/** @param hasOwnLogo a picture is laid there instead of the shipped mark */
const nameplate = (hasOwnLogo: boolean) =>
  hasOwnLogo
    ? ""
    : `<g transform="translate(${margin - 8} ${margin - 24}) scale(2.25)"><path fill="${logo.colors.sun}" d="${logo.mark.sun}"/><path fill="none" stroke="${palette.porcelain}" stroke-width="${logo.mark.lineWidth}" stroke-linecap="round" d="${logo.mark.lines}"/></g>${textPath(company.shortName, { x: margin + 78, y: margin + 27, size: 46, tracking: -0.03, fill: palette.porcelain })}`;
