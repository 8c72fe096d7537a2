// `npm run font`, after a change of the font; the results are committed. Every page preloads the
// characters of English and Spanish prose, as each page names the other language; rare signs and other
// accented letters are fetched only when a page has one.
import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const source = new URL(
  import.meta.resolve(
    "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
  ),
);
const target = new URL("../src/ui/fonts/", import.meta.url);

const characters = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join("");

const rare = '"#*<=>[\\]^_`{|}~×‘•€™→';
const spanish = "áéíóúüñÁÉÍÓÚÑ¿¡";
const prose = [...`${characters(0x20, 0x7e)}\u00a0©·–—’“”…${spanish}`].filter(
  (character) => !rare.includes(character),
);

/** `unicode-range` in `src/ui/font.css` tells which file a page loads. */
const parts = {
  "instrument-sans-prose.woff2": prose.join(""),
  "instrument-sans-rare.woff2": `${rare}${characters(0xa1, 0xff)}ŒœŠšŽžŸ`,
};

/** A server sends 14,600 bytes, answer's head included, before it waits for the browser. */
const maxBytes = 13_800;

/** A name of its own, since the types know the first alone. */
const options = {
  targetFormat: "woff2" as const,
  // Ligatures are left out: the letters of "fi" and "fl" stand well beside each other in this face.
  keepFeatures: ["kern", "tnum"],
  // With GDEF goes how kerning varies by weight: a quarter of the bytes, and nothing that is seen.
  // STAT names styles for menus of programs.
  dropTables: ["GDEF", "STAT"],
};

const font = await readFile(source);
for (const [name, text] of Object.entries(parts)) {
  const cut = await subsetFont(font, text, options);
  if (cut.length > maxBytes) throw new Error(`${name} is larger than ${maxBytes} bytes`);
  await writeFile(new URL(name, target), cut);
  process.stdout.write(`${name} ${cut.length} bytes\n`);
}
