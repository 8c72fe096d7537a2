/** One master: its sizes for all screens, its crop for phones, its placeholder. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import sharp from "sharp";
import {
  limits,
  type PictureRecipe,
  phoneCrop,
  phoneWidths,
  qualities,
  widths,
} from "../../artwork/pictures.ts";
import { type Cut, type EncodedCut, encodeCut } from "./encode-cut.ts";

const masters = new URL("../../artwork/pictures/", import.meta.url);
export const published = new URL("../../public/pictures/", import.meta.url);

export interface Encoded {
  name: string;
  recipe: PictureRecipe;
  whole: EncodedCut;
  phone?: EncodedCut;
  /** A tiny WebP as a data URI. */
  placeholder: string;
  files: readonly string[];
}

export async function encodePicture(name: string, recipe: PictureRecipe): Promise<Encoded> {
  const master = readFileSync(new URL(`${name}.webp`, masters));
  const { width, height } = await sharp(master).metadata();
  const encode = (cut: Omit<Cut, "version">) => {
    const version = createHash("sha256").update(master).update(JSON.stringify(cut)).digest("hex");
    return encodeCut(master, { ...cut, version: version.slice(0, 8) }, published);
  };

  const whole = await encode({
    name,
    crop: { left: 0, top: 0, width, height },
    widths: widths.includes(width as (typeof widths)[number])
      ? widths
      : [...widths.filter((each) => each < width), width],
    limits: [limits.card, limits.hero],
    webp: qualities.webp,
  });
  const crop = phoneCrop(recipe, { width, height });
  const phone = recipe.phoneCut
    ? await encode({
        name: `${name}-phone`,
        crop,
        widths: phoneWidths.filter((each) => each <= crop.width),
        limits: [limits.phone],
      })
    : undefined;
  return {
    name,
    recipe,
    whole,
    ...(phone ? { phone } : {}),
    placeholder: await drawPlaceholder(master),
    files: [...whole.files, ...(phone?.files ?? [])],
  };
}

/** Some 100 bytes, which the browser scales up smoothly. */
async function drawPlaceholder(master: Buffer): Promise<string> {
  const tiny = sharp(master).resize(16, 10, { fit: "fill" }).webp({ quality: 60, effort: 6 });
  return `data:image/webp;base64,${(await tiny.toBuffer()).toString("base64")}`;
}
