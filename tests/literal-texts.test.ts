/** Every word that a person reads stands in messages, in both languages. */
import { expect, it } from "vitest";
import { literalTexts, namedLanguages } from "./support/architecture/literal-texts.ts";
import {
  demonstrationFile,
  parseSource,
  productFiles,
  readProductFile,
} from "./support/architecture/source-files.ts";

const isMessages = (path: string) =>
  /\/messages(\.server)?\.ts$|\/messages\/\w+(\.server)?\.ts$/.test(path);

/**
 * What the server prints in its terminal and its log, and hands to a monitor, which nobody has a language for: how the
 * database, the stores of files and the backups fail, what the mail server said, what metrics count. No screen, email
 * or file shows it.
 */
const isPrinted = (path: string) =>
  /^server\/(control-socket|first-run|main|prepare-demo|request-control)\.ts$|^server\/metrics\/|^src\/platform\/(backups|database|files\/stores)\/|^src\/platform\/email\/(smtp-errors|send-email)\b|^src\/features\/backups\/(look-after-backups|backup-runs)\b|-metrics\.server\.ts$/.test(
    path,
  );

it("no text for people stands outside of messages", () => {
  const texts = productFiles()
    .filter(
      (path) =>
        /^(src|server)\/.*\.tsx?$/.test(path) &&
        !/\.test(-support)?\./.test(path) &&
        !isMessages(path),
    )
    .filter((path) => !isPrinted(path) && !demonstrationFile.test(path))
    .map((path) => parseSource(path, readProductFile(path)))
    .flatMap((file) => literalTexts(file).map((text) => `${file.path}: ${text}`));
  expect(texts).toEqual([]);
});

it.each([
  ["children", "<p>Keys</p>", "Keys"],
  ["a branch", '<p>{isNew ? "New key" : name}</p>', "New key"],
  ["an attribute", '<a aria-label="the keys" href="/keys" />', "the keys"],
  ["a property", '({ label: "Who has it" })', "Who has it"],
  ["an attribute of one word in small letters", '<img alt="keys" src={src} />', "keys"],
  ["a title", '<abbr title="square feet">{count}</abbr>', "square feet"],
  ["a branch in small letters", "<p>{isNew && 'new'}</p>", "new"],
  ["the detail of a problem", '({ status: 409, detail: "it is gone" })', "it is gone"],
  ["a sentence", 'const text = "It no longer exists.";', "It no longer exists."],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source text
  ["a template", "const text = `Issued to ${person}`;", "Issued to …"],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source text
  ["a word and a value", "const text = [`Received ${time}`];", "Received …"],
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
  '<Notice title={tab === "open" ? list.open : list.closed} />',
  'if (message.startsWith("No result found for")) again();',
])("leaves alone what programs read: %s", (source) => {
  expect(literalTexts(parseSource("src/example.tsx", source))).toEqual([]);
});

/** By reason: who names a language because no reader is at hand. */
const withoutReader: readonly [because: string, files: RegExp][] = [
  [
    "an example says in which language its visitor wrote",
    /(leads|job-applications|contact-messages|own-pages)\/emails\/email-examples\.ts$/,
  ],
  ["the title of a position is kept in English", /public-forms\/forms\.server\.ts$/],
  ["numbers are written alike in every language", /format\/number-format\.ts$/],
  [
    "a text is edited in each language by itself",
    /email-texts\/edited-fields\.server\.ts$|email\/email-texts\.ts$/,
  ],
  ["why an email did not leave is kept in English", /settings\/mail\/mail-transport\.server\.ts$/],
  [
    "the open API has the specification's texts",
    /areas\/api\/unknown\.ts$|http\/method-not-allowed\.server\.ts$|(visits\/api\/(visits|calendar)|submissions\/office\/read-filter)\.ts$/,
  ],
  [
    "a column's value where nobody has said which",
    /tables\/(submission-columns|newsletter|prospects)\.ts$/,
  ],
  [
    "what is shipped in English alone is translated here, and its facts are stated once",
    /website\/(read-document|snapshot|published-placeholders)\.server\.ts$|marketing\/structured-data\.ts$/,
  ],
  ["what is stored is found by its English name", /series-title\.server\.ts$/],
  [
    "a sign says everything in both languages",
    /occupant-reports\/(pdf\/sign(-document)?|signs-screen\.server)\.ts$/,
  ],
  [
    "only the codes of the messages are used",
    /(audit-messages|change-labels)\.server\.ts$|own\/done\.ts$|facility-form\.ts$|invoices\/read-filter\.ts$/,
  ],
  ["facts of the company have the same names in every language", /website\/text-warnings\.ts$/],
  ["what people of the demonstration write is English", demonstrationFile],
  [
    "nobody reads it",
    /(count-month|store-file|error-response)\.server\.ts$|document-request\.tsx$|http\/context\.ts$|calendar-day\.ts$/,
  ],
];

it("only where no reader is at hand, a language is named", () => {
  const files = productFiles()
    .filter(
      (path) =>
        /^src\/.*\.tsx?$/.test(path) && !/\.test(-support)?\./.test(path) && !isMessages(path),
    )
    .filter((path) => !path.startsWith("src/platform/language/"))
    .filter((path) => namedLanguages(parseSource(path, readProductFile(path))) > 0)
    .filter((path) => !withoutReader.some(([, files]) => files.test(path)));
  expect(files).toEqual([]);
});

it.each([
  ['dayWithYear(day, "en");', 1],
  ['accountMessage({ language: "en", name });', 1],
  ["dayWithYear(day, language);", 0],
  ['const isEnglish = language === "en";', 0],
])("finds a language that is named: %s", (source, count) => {
  expect(namedLanguages(parseSource("src/example.ts", source))).toBe(count);
});
