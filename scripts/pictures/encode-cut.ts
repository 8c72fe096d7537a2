import { existsSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { type Cut, encodeCut } from "#platform/pictures/encode-cut.ts";

/** A crop of a master, and how to encode it. */
export interface NamedCut extends Cut {
  name: string;
  version: string;
}

export interface EncodedCut {
  width: number;
  height: number;
  widths: readonly number[];
  version: string;
  files: readonly string[];
}

/** Writes one crop in all widths; existing files of its version are kept. */
export async function writeCut(master: Buffer, cut: NamedCut, folder: URL): Promise<EncodedCut> {
  const { name, version, crop, widths } = cut;
  const file = (width: number, format: "avif" | "webp") => `${name}-${width}-${version}.${format}`;
  const formats = cut.webp ? (["avif", "webp"] as const) : (["avif"] as const);
  const files = widths.flatMap((width) => formats.map((format) => file(width, format)));
  if (!files.every((each) => existsSync(new URL(each, folder)))) {
    const encodedCut = await encodeCut(sharp, master, cut);
    if (!encodedCut.keepsLimits) {
      throw new Error(
        `${name} is too restless for its limits of ${cut.limits.join(" and ")} bytes`,
      );
    }
    for (const { width, format, content } of encodedCut.files)
      writeFileSync(new URL(file(width, format), folder), content);
    console.log(`${name}: AVIF quality ${encodedCut.quality}`);
  }
  return { width: crop.width, height: crop.height, widths, version, files };
}
