import { roundedCorners, tileSvg } from "#content/logo.ts";

type Sharp = typeof import("sharp").default;

/**
 * @param sharp as its caller may use it: a running product has closed most of its formats
 * @param ownTile a square picture in place of the shipped mark
 */
export async function siteIcons(sharp: Sharp, ownTile?: Buffer): Promise<Map<string, Buffer>> {
  const drawn = (radius: number) => (size: number) =>
    sharp(Buffer.from(tileSvg(radius)), { density: (72 * size) / 32 })
      .resize(size, size)
      .png({ compressionLevel: 9, palette: size > 48 })
      .toBuffer();
  const scaled = (size: number) =>
    sharp(ownTile).resize(size, size).png({ compressionLevel: 9 }).toBuffer();
  const rounded = ownTile === undefined ? drawn(roundedCorners) : scaled;
  const square = ownTile === undefined ? drawn(0) : scaled;
  const icons = new Map([
    ["favicon.ico", await ico(rounded, [16, 32, 48])],
    ["apple-touch-icon.png", await square(180)],
    ["icon-192.png", await rounded(192)],
    ["icon-512.png", await rounded(512)],
    // The drawing lies within the circle of 80 % that every device shows.
    ["icon-maskable-512.png", await square(512)],
  ]);
  if (ownTile === undefined) icons.set("favicon.svg", Buffer.from(tileSvg(roundedCorners)));
  return icons;
}

/** An .ico file is a directory in front of PNG files. */
async function ico(
  draw: (size: number) => Promise<Buffer>,
  sizes: readonly number[],
): Promise<Buffer> {
  const images = await Promise.all(sizes.map(draw));
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
