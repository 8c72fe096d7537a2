/** A language belongs to what is written, never to the process: emails and PDFs of both, all begun at once. */
import { expect, it } from "vitest";
import { type Language, languages, localeOf } from "#platform/language/language.ts";
import { readMarkup } from "#tests/support/markup.ts";
import { pdfLanguage, pdfTexts } from "#tests/support/pdf-texts.ts";
import { emailExamples } from "./email-examples.test-support.ts";
import { pdfExamples } from "./pdf-examples.test-support.ts";

interface Writing {
  name: string;
  /** Its language as readers of screens are told, and all that it says. */
  write(): Promise<string>;
}

const emailsIn = (language: Language): Writing[] =>
  Object.entries(emailExamples(language)).flatMap(([email, situations]) =>
    Object.entries(situations).map(([situation, message]) => ({
      name: `${language}: ${email}, ${situation}`,
      async write() {
        const { subject, html, text } = await message();
        const { lang } = readMarkup(html).one("html").attribs;
        expect(lang, email).toBe(localeOf(language));
        return `${subject}\n${text}`;
      },
    })),
  );

const pdfsIn = (language: Language): Writing[] =>
  Object.entries(pdfExamples(language)).map(([name, render]) => ({
    name: `${language}: ${name}`,
    async write() {
      const file = await render();
      return [pdfLanguage(file), ...pdfTexts(file)].join("\n");
    },
  }));

/** English and Spanish in turns. */
const interleaved = <Item>([one = [], other = []]: readonly (readonly Item[])[]): Item[] =>
  one.flatMap((item, at) => [item, ...(other[at] === undefined ? [] : [other[at]])]);

it("says the same as when each is written alone", async () => {
  const writings = [...interleaved(languages.map(pdfsIn)), ...interleaved(languages.map(emailsIn))];
  expect(writings.length).toBeGreaterThan(200);
  const alone: string[] = [];
  for (const { write } of writings) alone.push(await write());
  const together = await Promise.all(writings.map(({ write }) => write()));
  const mixed = writings.filter((_, at) => together[at] !== alone[at]).map(({ name }) => name);
  expect(mixed).toEqual([]);
});
