import sharp from "sharp";
import { roundedCorners, tileSvg } from "#content/logo.ts";

export async function siteIcons(): Promise<Map<string, Buffer>> {
  const rounded = tileSvg(roundedCorners);
  const square = tileSvg(0);
  return new Map([
    ["favicon.svg", Buffer.from(rounded)],
    ["favicon.ico", await ico(rounded, [16, 32, 48])],
    ["apple-touch-icon.png", await png(square, 180)],
    ["icon-192.png", await png(rounded, 192)],
    ["icon-512.png", await png(rounded, 512)],
    // The drawing lies within the circle of 80 % that every device shows.
    ["icon-maskable-512.png", await png(square, 512)],
  ]);
}

const png = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: size > 48 })
    .toBuffer();

/** An .ico file is a directory in front of PNG files. */
async function ico(svg: string, sizes: readonly number[]): Promise<Buffer> {
  const images = await Promise.all(sizes.map((size) => png(svg, size)));
  const header = Buffer.alloc(6 + 16 * sizes.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(sizes.length, 4);
  let offset = header.length;
  for (const [index, image] of images.entries()) {
    const size = sizes[index] ?? 0;
    const at = 6 + 16 * index;
    header.writeUInt8(size, at);
    header.writeUInt8(size, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(image.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += image.length;
  }
  return Buffer.concat([header, ...images]);
}
