import { readdirSync, readFileSync, statSync } from "node:fs";
import postcss from "postcss";
import sharp from "sharp";
import { expect, test } from "vitest";
import { pictures } from "#artwork/pictures.ts";
import { limits } from "#platform/pictures/picture-sizes.ts";
import type { EncodedCut, EncodedPicture } from "#ui/encoded-picture.ts";
import { encodedPictures } from "#ui/picture-manifest.ts";

const published: [string, EncodedPicture][] = Object.entries(encodedPictures);

test("what is published is the library, and each of its pictures has a master", () => {
  const masters = readdirSync("artwork/pictures").map((file) => file.replace(/\.webp$/, ""));
  expect(masters).toEqual(expect.arrayContaining(Object.keys(pictures)));
  expect(published.map(([name]) => name)).toEqual(Object.keys(pictures));
});

test.each(published)(
  "%s is served in every size that it promises, and in no other",
  (name, picture) => {
    const sizes = ({ widths, version }: EncodedCut, cut: string, format: string) =>
      widths.map((width) => `${cut}-${width}-${version}.${format}`);
    const promised = [
      ...sizes(picture, name, "avif"),
      ...sizes(picture, name, "webp"),
      ...(picture.phone ? sizes(picture.phone, `${name}-phone`, "avif") : []),
    ];
    const served = readdirSync("public/pictures").filter((file) =>
      new RegExp(`^${name}(-phone)?-\\d`).test(file),
    );
    expect(served.sort()).toEqual(promised.sort());
  },
);

test.each(published)(
  "%s keeps the limits of a card, a hero and a phone's hero",
  (name, picture) => {
    const bytes = (file: string) => statSync(`public/pictures/${file}.avif`).size;
    for (const [width, most] of [limits.card, limits.hero]) {
      expect(bytes(`${name}-${width}-${picture.version}`), `${width} px`).toBeLessThanOrEqual(most);
    }
    if (!picture.phone) return;
    const [width, most] = limits.phone;
    expect(bytes(`${name}-phone-${width}-${picture.phone.version}`)).toBeLessThanOrEqual(most);
  },
);

const miniatures = new Map<string, string>();
postcss
  .parse(readFileSync("src/ui/picture-placeholders.css", "utf8"))
  .walkDecls("--miniature", ({ parent, value }) => {
    if (parent?.type === "rule" && "selector" in parent)
      miniatures.set(String(parent.selector), value);
  });

test.each(published)("%s has a miniature of some hundred bytes", async (name) => {
  const [, data = ""] = miniatures.get(`.picture-${name}`)?.split("base64,") ?? [];
  const miniature = Buffer.from(data, "base64");
  expect(miniature.length).toBeLessThan(300);
  expect(await sharp(miniature).metadata()).toMatchObject({
    format: "webp",
    width: 16,
    height: 10,
  });
});
