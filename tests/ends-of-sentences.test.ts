/** A refusal is a sentence, and so is a text of several: they end as sentences do. */
import { expect, it } from "vitest";
import { productFolder } from "../scripts/setup/program.mjs";
import { readTexts } from "../scripts/texts/read-texts.ts";

/** Why something was not done, as a page says it by itself; beside its field a few words are enough. */
const isRefusal = (id: string) => /(^|\.)(problems|refusals|passwords)\./.test(id);

/** A single word needs no period, and neither does a line that becomes part of another sentence. */
const isSentence = (text: string) => /^\p{Lu}.*\s.*\s/u.test(text);

const isSeveral = (text: string) => /[\p{Ll})”](?<!Jr)\. [\p{Lu}¿¡]/u.test(text);

/** A name, a file or a whole list may come last, with an end of its own. */
const isOpen = (text: string) => /[^\p{L}\d)%]$/u.test(text) || text.includes("\n");

const lacksEnd = (id: string, text: string): boolean =>
  !isOpen(text) && (isSeveral(text) || (isRefusal(id) && isSentence(text)));

it("refusals, and texts of several sentences, end with a period", () => {
  const found = readTexts(productFolder).flatMap(({ name, id, english, spanish }) =>
    [english.text, spanish.text]
      .filter((text) => lacksEnd(id, text))
      .map((text) => `${name}: ${id}: ${text}`),
  );
  expect(found).toEqual([]);
});

it.each([
  ["list.note", "This is one. This is another", true],
  ["list.note", "This is one. This is another.", false],
  ["list.note", "Esto es todo. ¿Quiere más? Escriba", true],
  ["problems.gone", "Someone has changed it", true],
  ["errors.name", "Please enter a name", false],
  ["problems.gone", "The server said: {answer}", false],
  ["list.note", "Martin Luther King Jr. Day", false],
])("of “%s: %s” it says %s", (id, text, isFound) => {
  expect(lacksEnd(id, text)).toBe(isFound);
});
