import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Language } from "./language.ts";
import { LanguageContext } from "./use-messages.ts";
import { WrittenText } from "./written-text.tsx";
import {
  plainWords,
  quoteWritten,
  type WrittenLanguage,
  type WrittenWords,
} from "./written-words.ts";

const read = (reader: Language, written: WrittenLanguage, text: string | WrittenWords = "Hola") =>
  renderToStaticMarkup(
    <LanguageContext value={reader}>
      <WrittenText text={text} language={written} />
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
  ["es", undefined],
] as const)(
  "leaves the text alone for a reader of %s where its language is %s",
  (reader, written) => {
    expect(read(reader, written)).toBe("<p>Hola</p>");
  },
);

it("claims no language for what was written in one that nobody knows", () => {
  expect(read("es", null)).toBe('<p lang="">Hola</p>');
});

it("marks the words within a sentence, and not the sentence", () => {
  const words = quoteWritten((text) => `Ana wrote: “${text}”`, "Hola", "es");
  expect(plainWords(words)).toBe("Ana wrote: “Hola”");
  expect(read("en", undefined, words)).toContain(
    '<p>Ana wrote: “<span lang="es-US">Hola</span>”</p>',
  );
});
