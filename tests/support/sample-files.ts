/** Files as phones and strangers send them. */
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

interface PhotoOptions {
  width?: number;
  height?: number;
  format?: "jpeg" | "png" | "webp" | "avif";
}

/** The photo is red on the left and blue on the right. */
export function photo({
  width = 120,
  height = 80,
  format = "jpeg",
}: PhotoOptions = {}): Promise<Buffer> {
  const half = { width: Math.floor(width / 2), height, channels: 3 as const };
  const red = { create: { ...half, background: { r: 220, g: 20, b: 20 } } };
  return sharp({ create: { ...half, width, background: { r: 20, g: 20, b: 220 } } })
    .composite([{ input: red, left: 0, top: 0 }])
    .toFormat(format)
    .toBuffer();
}

/** Held upright by a phone that lay on its side, with the place where it was taken. */
export async function photoWithPlace(): Promise<Buffer> {
  return sharp(await photo())
    .withExif({
      IFD0: { Make: "Acme Phone", Model: "7", Artist: "Dana" },
      IFD3: {
        GPSLatitudeRef: "N",
        GPSLatitude: "41/1 52/1 3000/100",
        GPSLongitudeRef: "W",
        GPSLongitude: "87/1 37/1 4200/100",
      },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** A PNG of a few bytes that unpacks to as many pixels as its head says. */
export function pixelBomb(width = 60_000, height = 60_000): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", head),
    chunk("IDAT", data),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  const sum = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** The beginning of what iPhones store. */
export const heic = Buffer.concat([
  Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"),
  Buffer.alloc(400),
]);

export const pdf = (bytes = 2_000): Buffer => {
  const content = Buffer.alloc(bytes, 0x20);
  content.write("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n", "latin1");
  content.write("\n%%EOF\n", bytes - 7, "latin1");
  return content;
};
