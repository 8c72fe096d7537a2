/** However a text is made up, reading it does not hold the server: others wait for as long as it takes. */
import { describe, expect, it } from "vitest";
import { leastProcessorTime } from "#tests/support/processor-time.ts";
import { plainTextOf } from "./markdown-blocks.ts";
import { isOverloaded } from "./overloaded-markdown.ts";
import { readMarkdown } from "./read-markdown.server.ts";
import { onThisSite } from "./site-markdown.server.ts";

/** As long as the longest text that is taken. */
const longest = 40_000;
const maxMs = 50;

const prose = "Words of a sentence that somebody writes to people. ".repeat(8).trim();

/** Each shape is repeated until the text has the greatest length that is allowed. */
const shapes = [
  "a\n=\n",
  "a\n-\n",
  "=\n",
  "# a\n",
  "a\n\n",
  "a\n",
  "a  \n",
  "\\\n",
  "\n",
  "***\n",
  "a\r\n",
  "- a\n",
  "- a\n\n",
  "1. a\n",
  "-\n\n",
  "- - a\n",
  "- 1. a\n",
  "- a\n  - b\n",
  "- a\n+ b\n",
  "1) a\n2. b\n",
  "  - a\n    b\n",
  "x\n\n- ",
  "a\n- b\n",
  "1. ",
  "- ",
  "+\n",
  "> a\n",
  "> a\n\n",
  "> a\nb\n",
  "> > a\n",
  "a\n> b\n",
  ">\n",
  ">",
  "> - a\n",
  "a|b\n-|-\n",
  "a|b\n-|-\n\n",
  "a|",
  "|",
  "||\n",
  "[a](b)",
  "![a](b)",
  "[a]: b\n",
  "[a]: b\n\n",
  "[a][b]",
  "[a\n\n",
  "[",
  "[](",
  "[a](<",
  "]",
  "*a* ",
  "***a***",
  "**a\n\n",
  "*a\n\n",
  "_",
  "[*a](b)*",
  " ***a\n\n",
  "`",
  "``a`",
  "a`\n",
  "```\n",
  "    a\n",
  "<a\n",
  "<!--",
  "<div>\n",
  "<a>",
  "&amp;",
  "\\",
];

/** What begins otherwise than it goes on. */
const beginnings: [string, string][] = [
  ["> a\n", "b\n"],
  ["- a\n", "b\n"],
  ["- a\n", "  b\n"],
  ["a|b\n-|-\n", "a|b\n"],
  ["a|b\n-|-\n", "a|b|c|d|e|f|g|h\n"],
  ["a|b\n-|-\n", "`a`|*b*\n"],
  ["[a]: b\n\n", "[a] "],
  ["```\n", "a\n"],
  ["<div>\n", "a\n"],
];

const deepList = Array.from({ length: 190 }, (_, depth) => `${" ".repeat(2 * depth)}- a\n`).join(
  "",
);
const hostile = [
  ...shapes.map((shape) => shape.repeat(longest / shape.length)),
  ...beginnings.map(([begin, shape]) => begin + shape.repeat((longest - 20) / shape.length)),
  deepList,
];

/** As much of it as a form still takes. */
function mostThatIsTaken(text: string): string {
  if (!isOverloaded(text)) return text;
  let taken = 0;
  let refused = text.length;
  while (refused - taken > 1) {
    const middle = Math.floor((taken + refused) / 2);
    if (isOverloaded(text.slice(0, middle))) refused = middle;
    else taken = middle;
  }
  return text.slice(0, taken);
}

const named = hostile.map((text) => [JSON.stringify(text.slice(0, 24)), text] as const);

describe("a text of 40,000 characters made of one shape", () => {
  it.each(named)("is read, or shown as it was typed, at once: %s", async (_, text) => {
    expect(await leastProcessorTime(() => readMarkdown(text, onThisSite), maxMs)).toBeLessThan(
      maxMs,
    );
    const most = mostThatIsTaken(text);
    expect(isOverloaded(most)).toBe(false);
    expect(await leastProcessorTime(() => readMarkdown(most, onThisSite), maxMs)).toBeLessThan(
      maxMs,
    );
  });
});

it("what was stored before there were these bounds is shown as it was typed", () => {
  const text = "- a\n".repeat(5_000);
  const { blocks, leftOut } = readMarkdown(text, onThisSite);
  expect(blocks).toEqual([{ kind: "code", text }]);
  expect(plainTextOf(blocks)).toContain("- a");
  expect(leftOut).toEqual({ pictures: 0, links: 0, html: 0 });
});

it("what people write to people is taken", () => {
  const paragraphs = `${prose}\n\n`.repeat(longest / (prose.length + 2));
  const list = "- An item of a list, with **bold** words and [a link](/contact)\n".repeat(150);
  const table = `| Room | How often |\n| --- | --- |\n${"| Lobby | Each evening |\n".repeat(200)}`;
  const wrapped = `${"Lines that a program has broken after seventy characters or so, ok\n".repeat(8)}\n`;
  for (const text of [paragraphs, list, table, wrapped.repeat(70)])
    expect(isOverloaded(text), text.slice(0, 40)).toBe(false);
});
