import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Language } from "./language.ts";
import { LanguageContext } from "./use-messages.ts";
import { WrittenText } from "./written-text.tsx";

const read = (reader: Language, written: Language | null) =>
  renderToStaticMarkup(
    <LanguageContext value={reader}>
      <WrittenText text="Hola" language={written} />
    </LanguageContext>,
  );

it.each([
  ["en", "es", 'lang="es-US">Hola', "Written in Spanish"],
  ["es", "en", 'lang="en-US">Hola', "Escrito en inglés"],
] as const)("tells a reader of %s that it was written in %s", (reader, written, text, note) => {
  expect(read(reader, written)).toContain(text);
  expect(read(reader, written)).toContain(note);
});

it.each([
  ["en", "en"],
  ["es", null],
] as const)(
  "leaves the text alone for a reader of %s where its language is %s",
  (reader, written) => {
    expect(read(reader, written)).toBe("<p>Hola</p>");
  },
);
