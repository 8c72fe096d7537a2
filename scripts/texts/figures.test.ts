import { join } from "node:path";
import { expect, it } from "vitest";
import { longSentences, mostWords } from "./figures.ts";
import { readTexts, type Text } from "./read-texts.ts";

function text(name: string, english: string): Text {
  const inSource = (said: string) => ({ file: "", text: said, start: 0, end: 0 });
  return { name, folder: undefined, id: "note", english: inSource(english), spanish: inSource("") };
}

const words = (count: number) => `The ${"very ".repeat(count - 2)}end.`;

it("names English sentences that are too long, the longest first", () => {
  const texts = [
    text("keys", `${words(mostWords + 1)} ${words(30)}`),
    text("bids", words(mostWords)),
  ];
  expect(longSentences(texts).map(({ name, words }) => `${name}: ${words}`)).toEqual([
    "keys: 30",
    `keys: ${mostWords + 1}`,
  ]);
});

it("counts a value as one word and elements as none, and leaves the law as it is written", () => {
  const withValues = `<link>{person}</link> ${"very ".repeat(mostWords - 1)}`;
  expect(longSentences([text("keys", withValues)])).toEqual([]);
  expect(longSentences([text("content/legal/terms", words(40))])).toEqual([]);
});

it("finds none in the product", () => {
  expect(longSentences(readTexts(join(import.meta.dirname, "../..")))).toEqual([]);
});
