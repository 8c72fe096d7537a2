/** Photos of the demonstration, out of the pictures of the public site. */
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { DemoPhoto } from "#content/demo-photos.ts";
import { photoLibrary } from "#platform/files/re-encode-photo.server.ts";

/** A built product is started beside its `build`; the sources have `public`. */
const folders = ["build/client/pictures", "public/pictures"];

export async function readPhoto({
  picture,
  night,
}: Pick<DemoPhoto, "picture" | "night">): Promise<Buffer> {
  if (night === undefined) return readPicture(picture, 960);
  return cutForNight(await readPicture(picture, 1920), night);
}

/** Published under a name with its width and the hash of its content. */
async function readPicture(picture: string, width: number): Promise<Buffer> {
  for (const folder of folders) {
    const names = existsSync(folder) ? await readdir(folder) : [];
    const published = names.find(
      (name) => name.startsWith(`${picture}-${width}-`) && name.endsWith(".webp"),
    );
    if (published !== undefined) return readFile(join(folder, published));
  }
  throw new Error(`There is no picture ${picture}`);
}

/** The pictures show mornings, and crews work at night. */
async function cutForNight(
  content: Buffer,
  part: { left: number; top: number; width: number; height: number },
): Promise<Buffer> {
  const sharp = await photoLibrary();
  const picture = sharp(content);
  const { width, height } = await picture.metadata();
  const pixels = (percent: number, of: number) => Math.round((percent * of) / 100);
  return picture
    .extract({
      left: pixels(part.left, width),
      top: pixels(part.top, height),
      width: pixels(part.width, width),
      height: pixels(part.height, height),
    })
    .gamma(1.6, 1)
    .modulate({ brightness: 0.8, saturation: 0.85 })
    .jpeg({ quality: 85 })
    .toBuffer();
}
