/** Reads the texts of our PDFs back from their pages, by the tables of their fonts. */
import { inflateSync } from "node:zlib";

/** The characters of each glyph, by the name of a font within the pages, e.g. `F1`. */
type Glyphs = ReadonlyMap<string, ReadonlyMap<number, string>>;

/** @returns a text for each line that was painted, in the order of painting */
export function pdfTexts(file: Uint8Array): string[] {
  const bytes = Buffer.from(file);
  const objects = objectsIn(bytes);
  const glyphs = glyphsIn(objects);
  return [...objects.values()]
    .map(({ stream }) => stream)
    .filter((stream) => / TJ\b/.test(stream))
    .flatMap((stream) => paintedIn(stream, glyphs));
}

/** @returns the language that the file as a whole says it is in; parts of it may say another */
export function pdfLanguage(file: Uint8Array): string | undefined {
  const objects = [...objectsIn(Buffer.from(file)).values()];
  const catalog = objects.find(({ dictionary }) => dictionary.includes("/Type /Catalog"));
  return /\/Lang \(([\w-]+)\)/.exec(catalog?.dictionary ?? "")?.[1];
}

interface PdfObject {
  dictionary: string;
  /** Unpacked; empty without one. */
  stream: string;
}

function objectsIn(bytes: Buffer): Map<number, PdfObject> {
  const text = bytes.toString("latin1");
  const objects = new Map<number, PdfObject>();
  for (const match of text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\n?(?:stream\n|endobj)/g)) {
    const [whole, number, dictionary = ""] = match;
    const start = match.index + whole.length;
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? 0);
    const content = bytes.subarray(start, start + length);
    const isText = whole.endsWith("stream\n") && !/\/(Subtype|FontFile|Length1)\b/.test(dictionary);
    const isPacked = dictionary.includes("/FlateDecode");
    const stream = isText ? (isPacked ? inflateSync(content) : content).toString("latin1") : "";
    objects.set(Number(number), { dictionary, stream });
  }
  return objects;
}

function glyphsIn(objects: ReadonlyMap<number, PdfObject>): Glyphs {
  const glyphs = new Map<string, Map<number, string>>();
  for (const { dictionary } of objects.values())
    for (const [, name = "", font] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(Number(font))?.dictionary ?? "")?.[1];
      if (table !== undefined)
        glyphs.set(name, charactersIn(objects.get(Number(table))?.stream ?? ""));
    }
  return glyphs;
}

function charactersIn(table: string): Map<number, string> {
  const characters = new Map<number, string>();
  for (const [, first = "", list = ""] of table.matchAll(
    /<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi,
  ))
    for (const [offset, [, hex = ""]] of [...list.matchAll(/<([0-9a-f ]*)>/gi)].entries())
      characters.set(
        Number.parseInt(first, 16) + offset,
        Buffer.from(hex.replaceAll(" ", ""), "hex").swap16().toString("utf16le"),
      );
  return characters;
}

function paintedIn(stream: string, glyphs: Glyphs): string[] {
  let font = "";
  const texts: string[] = [];
  for (const [, name, parts] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name !== undefined) font = name;
    if (parts === undefined) continue;
    const hex = [...parts.matchAll(/<([0-9a-f]*)>/gi)].map(([, glyph = ""]) => glyph).join("");
    const characters = glyphs.get(font);
    texts.push(
      (hex.match(/.{4}/g) ?? [])
        .map((glyph) => characters?.get(Number.parseInt(glyph, 16)) ?? "")
        .join(""),
    );
  }
  return texts;
}

/** The text that replaces a figure, in the file's format: UTF-16 in hexadecimal. */
export const alternativeInPdf = (text: string): string =>
  `/Alt <${Buffer.from(`\ufeff${text}`, "utf16le").swap16().toString("hex")}>`;

/** The addresses of the QR codes of signs, as the file tells them to screen readers. */
export const addressesOnSigns = (file: Uint8Array): string[] =>
  alternativesInPdf(file).flatMap(
    (text) => /^QR code with the address (.+)$/.exec(text)?.[1] ?? [],
  );

/** @returns the texts that replace the figures of a file, in their order */
const alternativesInPdf = (file: Uint8Array): string[] =>
  [
    ...Buffer.from(file)
      .toString("latin1")
      .matchAll(/\/Alt <([\da-f]+)>/g),
  ].map(([, digits = ""]) =>
    Buffer.from(digits, "hex").swap16().toString("utf16le").replace("\ufeff", ""),
  );
