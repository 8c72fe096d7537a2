/** Every word that a person reads stands in messages, in both languages. */
import { expect, it } from "vitest";
import { literalTexts } from "./support/architecture/literal-texts.ts";
import { parseSource, productFiles, readProductFile } from "./support/architecture/source-files.ts";

const isMessages = (path: string) =>
  /\/messages(\.server)?\.ts$|\/messages\/\w+(\.server)?\.ts$/.test(path);

/** What those read who run the server or write programs for it, in the language of the protocols. */
const ofOperators =
  /^src\/(platform\/(database|email\/(smtp-errors|send-email)|files\/stores|http\/method-not-allowed|navigation\/keep-screen)|features\/cleanup|areas\/api)\b/;

/** The public site speaks English alone until it has pages in Spanish. */
const notYet = /^src\/areas\/marketing\//;

it("no text for people stands outside of messages", () => {
  const found = productFiles()
    .filter((path) => /^src\/.*\.tsx?$/.test(path) && !path.includes(".test.") && !isMessages(path))
    .filter((path) => !ofOperators.test(path) && !notYet.test(path))
    .map((path) => parseSource(path, readProductFile(path)))
    .flatMap((file) => literalTexts(file).map((text) => `${file.path}: ${text}`));
  expect(found).toEqual([]);
});

it.each([
  ["children", "<p>Keys</p>", "Keys"],
  ["a branch", '<p>{isNew ? "New key" : name}</p>', "New key"],
  ["an attribute", '<a aria-label="the keys" href="/keys" />', "the keys"],
  ["a property", '({ label: "Who has it" })', "Who has it"],
  ["a sentence", 'const text = "It no longer exists.";', "It no longer exists."],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source text
  ["a template", "const text = `Issued to ${person}`;", "Issued to …"],
])("finds what is said in %s", (_, source, text) => {
  expect(literalTexts(parseSource("src/example.tsx", source))).toEqual([text]);
});

it.each([
  'throw new Error("Nobody has this key");',
  'log.info("a key was issued");',
  'const className = "flex gap-3 text-sm";',
  "sql`select Name from keys`;",
  '<a className="Button primary" href="/office/keys" />',
  '({ label: keyId, kind: "work-order" })',
])("leaves alone what programs read: %s", (source) => {
  expect(literalTexts(parseSource("src/example.tsx", source))).toEqual([]);
});
