/** Texts and queries must be split into words the same way to match. */
import type { Language } from "#platform/language/language.ts";

const word = /[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu;
/** Words that say nothing. */
const empty: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    "a an and are as at be by do for from has have how i in is it its me my of on or our that the their this to us was we what when where which who will with you your".split(
      " ",
    ),
  ),
  es: new Set(
    "a al como con cual cuando de del donde e el ella ellos en es esa ese esta este esto la las le les lo los mas me mi mis nos nuestra nuestro o para pero por que quien se si sin son su sus tiene tienen u un una unas unos usted y ya".split(
      " ",
    ),
  ),
};

const maxWords = 8;
const maxWordCharacters = 40;

export function* wordsIn(text: string): Generator<{ word: string; start: number; end: number }> {
  for (const match of text.matchAll(word)) {
    yield { word: match[0], start: match.index, end: match.index + match[0].length };
  }
}

export const wordList = (text: string): string[] => (text.match(word) ?? []) as string[];

/** Lower case, without accents and common endings. */
export function stemOf(written: string, language: Language): string | null {
  const plain = plainForm(written);
  return plain === "" || empty[language].has(plain) ? null : withoutEnding[language](plain);
}

const plainForm = (written: string): string =>
  written
    .slice(0, maxWordCharacters)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/['’].*$/u, "")
    .toLowerCase();

/** Longer words must start with this: "clean" of "cleaning", though not the "car" of "care". */
export function beginningOf(written: string, language: Language): string {
  const plain = plainForm(written);
  const stem = withoutEnding[language](plain);
  return stem.length < 4 || plain === `${stem}e` ? plain : stem;
}

const withoutEnding: Readonly<Record<Language, (plain: string) => string>> = {
  en: withoutEnglishEnding,
  es: withoutSpanishEnding,
};

function withoutEnglishEnding(plain: string): string {
  if (plain.length < 4) return plain;
  const single = plain
    .replace(/ies$/, "y")
    .replace(/(ss|x|ch|sh)es$/, "$1")
    .replace(/([^sui])s$/, "$1");
  return single
    .replace(/^(.*[aeiouy].*?)([^aeiouyls])\2(?:ing|ed)$/, "$1$2")
    .replace(/^(.*[aeiouy].*)(?:ing|ed)$/, (whole, stem) => (stem.length > 2 ? stem : whole))
    .replace(/(...t)ion$/, "$1")
    .replace(/(...)e$/, "$1");
}

/** Takes off the plural, then the ending of a verb, then that of gender: `limpiezas`, `limpiar`, `limpio`. */
function withoutSpanishEnding(plain: string): string {
  if (plain.length < 4) return plain;
  return (
    plain
      .replace(/ces$/, "z")
      .replace(/([dlnrjyz])es$/, "$1")
      // Words such as `virus` and `crisis` are no plurals.
      .replace(/([aeo])s$/, "$1")
      .replace(/(...)(?:amiento|imiento)$/, "$1")
      .replace(/(...)(?:ando|iendo|ado|ada|ido|ida)$/, "$1")
      .replace(/(...)[aei]r$/, "$1")
      .replace(/(...)[aeo]$/, "$1")
  );
}

export interface QueryWord {
  stem: string;
  beginning: string;
}

export function queryWords(query: string, language: Language): QueryWord[] {
  const words = new Map<string, QueryWord>();
  for (const written of wordList(query)) {
    const stem = stemOf(written, language);
    if (stem !== null && !words.has(stem))
      words.set(stem, { stem, beginning: beginningOf(written, language) });
  }
  return [...words.values()].slice(0, maxWords);
}
