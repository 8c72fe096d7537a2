// `npm run font`, after a change of the font; the results are committed. Every page preloads the
// characters of English; accented letters are fetched only when a page has one.
import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const source = new URL(
  import.meta.resolve(
    "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
  ),
);
const target = new URL("../app/ui/fonts/", import.meta.url);

const characters = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join("");

/** Keep in step with `unicode-range` in `app/ui/font.css`. */
const parts = {
  "instrument-sans-english.woff2": `${characters(0x20, 0x7e)}\u00a0©×·–—‘’“”•…€™→`,
  "instrument-sans-accents.woff2": `${characters(0xa1, 0xff)}ŒœŠšŽžŸ`,
};

const font = await readFile(source);
for (const [name, text] of Object.entries(parts)) {
  const cut = await subsetFont(font, text, { targetFormat: "woff2" });
  await writeFile(new URL(name, target), cut);
  process.stdout.write(`${name} ${cut.length} bytes\n`);
}
