/** How texts and queries are cut into words; both sides must be cut alike to meet. */

const word = /[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu;
/** Says nothing about what a page is about. */
const empty = new Set(
  "a an and are as at be by do for from has have how i in is it its me my of on or our that the their this to us was we what when where which who will with you your".split(
    " ",
  ),
);

/** Words of a query that are looked at; more is not a question about cleaning. */
const mostWords = 8;
const longestWord = 40;

/** Words with the place where each stands in the text. */
export function* wordsIn(text: string): Generator<{ word: string; start: number; end: number }> {
  for (const match of text.matchAll(word)) {
    yield { word: match[0], start: match.index, end: match.index + match[0].length };
  }
}

export const wordList = (text: string): string[] => (text.match(word) ?? []) as string[];

/** The form under which a word is found: lower case, without accents and common endings. */
export function stemOf(written: string): string | null {
  const plain = written
    .slice(0, longestWord)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/['’].*$/u, "")
    .toLowerCase();
  if (plain === "" || empty.has(plain)) return null;
  return withoutEnding(plain);
}

function withoutEnding(plain: string): string {
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

/** The words of a query that can find something, each once. */
export function queryWords(query: string): string[] {
  const stems = wordList(query).map(stemOf);
  return [...new Set(stems.filter((stem) => stem !== null))].slice(0, mostWords);
}
