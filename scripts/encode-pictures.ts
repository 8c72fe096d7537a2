/**
 * Cuts every picture of `artwork/pictures.ts` into AVIF and WebP and writes the typed manifest.
 * Names carry a hash of recipe and master, so that the files can be cached for ever; unchanged
 * pictures are not encoded again, and files that no recipe asks for are removed.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import sharp, { type Sharp } from "sharp";
import { type PictureRecipe, pictures } from "../artwork/pictures.ts";

const masters = new URL("../artwork/pictures/", import.meta.url);
const published = new URL("../public/pictures/", import.meta.url);
const manifest = new URL("../app/ui/picture-manifest.ts", import.meta.url);

interface Encoded {
  name: string;
  width: number;
  height: number;
  widths: number[];
  version: string;
  colour: string;
}

async function encode(name: string, recipe: PictureRecipe, wanted: Set<string>): Promise<Encoded> {
  const master = readFileSync(new URL(`${recipe.master}.webp`, masters));
  const version = createHash("sha256")
    .update(master)
    .update(JSON.stringify(recipe))
    .digest("hex")
    .slice(0, 8);
  const source = recipe.crop ? sharp(master).extract(recipe.crop) : sharp(master);
  const pixels = await source.png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true });
  const widths = recipe.widths.filter((width) => width <= pixels.info.width);

  const write = async (file: string, render: () => Sharp) => {
    wanted.add(file);
    const target = new URL(file, published);
    if (!existsSync(target)) await render().toFile(target.pathname);
  };
  for (const width of widths) {
    const resized = () => sharp(pixels.data).resize({ width, kernel: "lanczos3" });
    const quality = typeof recipe.avif === "number" ? recipe.avif : (recipe.avif[width] ?? 46);
    await write(`${name}-${width}-${version}.avif`, () => resized().avif({ quality, effort: 4 }));
    await write(`${name}-${width}-${version}.webp`, () =>
      resized().webp({ quality: recipe.webp, effort: 6 }),
    );
  }
  if (recipe.shared) {
    await write(`${name}-shared-${version}.jpg`, () =>
      sharp(pixels.data).resize(1200, 630, { fit: "cover" }).jpeg({ quality: 78, mozjpeg: true }),
    );
  }
  const { dominant } = await sharp(await sharp(pixels.data).resize(64).toBuffer()).stats();
  const colour = [dominant.r, dominant.g, dominant.b]
    .map((value) => value.toString(16).padStart(2, "0"))
    .join("");
  return { name, width: pixels.info.width, height: pixels.info.height, widths, version, colour };
}

function manifestSource(all: Encoded[]): string {
  const lines = all.map(
    ({ name, width, height, widths, version, colour }) =>
      `  ${JSON.stringify(name)}: { width: ${width}, height: ${height}, widths: [${widths.join(", ")}], version: "${version}", tint: "bg-[#${colour}]" },`,
  );
  return `/** Written by \`npm run pictures\`; change \`artwork/pictures.ts\` instead. */
export interface EncodedPicture {
  /** Pixels of the uncut picture. */
  width: number;
  height: number;
  widths: readonly number[];
  version: string;
  /** Class that paints the dominant colour until the picture is there. */
  tint: string;
}

export const encodedPictures = {
${lines.join("\n")}
} as const satisfies Record<string, EncodedPicture>;

export type PictureName = keyof typeof encodedPictures;
`;
}

mkdirSync(published, { recursive: true });
const wanted = new Set<string>();
const all: Encoded[] = [];
for (const [name, recipe] of Object.entries(pictures)) all.push(await encode(name, recipe, wanted));
for (const file of readdirSync(published)) if (!wanted.has(file)) rmSync(new URL(file, published));
writeFileSync(manifest, manifestSource(all));
