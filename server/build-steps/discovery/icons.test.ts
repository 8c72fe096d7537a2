import sharp from "sharp";
import { expect, it } from "vitest";
import { siteIcons } from "./icons.ts";
import { webManifest } from "./web-manifest.ts";

const icons = await siteIcons(sharp);

it("the .ico file holds readable pictures of 16, 32 and 48 pixels", async () => {
  const ico = icons.get("favicon.ico") ?? Buffer.alloc(0);
  expect(ico.readUInt16LE(2)).toBe(1);
  const sizes = [];
  for (let at = 6; at < 6 + 16 * ico.readUInt16LE(4); at += 16) {
    const start = ico.readUInt32LE(at + 12);
    const { width, format } = await sharp(
      ico.subarray(start, start + ico.readUInt32LE(at + 8)),
    ).metadata();
    expect(format).toBe("png");
    expect(width).toBe(ico.readUInt8(at));
    sizes.push(width);
  }
  expect(sizes).toEqual([16, 32, 48]);
});

it("icons that devices cut themselves are opaque to the corner", async () => {
  for (const name of ["apple-touch-icon.png", "icon-maskable-512.png"]) {
    const { isOpaque } = await sharp(icons.get(name)).stats();
    expect(isOpaque, name).toBe(true);
  }
});

it("every icon of the manifest exists in the size it states", async () => {
  const manifest: { icons: { src: string; sizes: string }[] } = JSON.parse(webManifest());
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(icons.get(src.slice(1))).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});
