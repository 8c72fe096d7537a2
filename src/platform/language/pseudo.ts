/**
 * A language that nobody speaks: each text in brackets, with accents, and a third longer than the English. What has
 * no brackets on a screen is no message, and what runs over will run over in Spanish.
 */
const accented: Readonly<Record<string, string>> = {
  a: "áa",
  e: "ée",
  i: "í",
  o: "óo",
  u: "ú",
  n: "ñ",
  s: "š",
  y: "ý",
};

/** Values and tags stay as they are. */
const part = /\{\w+\}|<\/?\w+\/?>|[aeiounsy]/g;

export const pseudoText = (text: string): string =>
  text === "" ? "" : `[${text.replace(part, (letter) => accented[letter] ?? letter)}]`;
