/** Makes from one master its sizes for all screens, its crop for phones, and its placeholder. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import sharp from "sharp";
import { drawMiniature } from "#platform/pictures/encode-cut.ts";
import {
  limits,
  phoneCrop,
  phoneWidths,
  qualities,
  widthsOf,
} from "#platform/pictures/picture-sizes.ts";
import type { PictureRecipe } from "../../artwork/pictures.ts";
import { type EncodedCut, type NamedCut, writeCut } from "./encode-cut.ts";

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
  const encode = (cut: Omit<NamedCut, "version">) => {
    const version = createHash("sha256").update(master).update(JSON.stringify(cut)).digest("hex");
    return writeCut(master, { ...cut, version: version.slice(0, 8) }, published);
  };

  const whole = await encode({
    name,
    crop: { left: 0, top: 0, width, height },
    widths: widthsOf(width),
    limits: [limits.card, limits.hero],
    webp: qualities.webp,
  });
  const crop = phoneCrop(recipe.focus, { width, height });
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
    placeholder: await drawMiniature(sharp, master),
    files: [...whole.files, ...(phone?.files ?? [])],
  };
}
