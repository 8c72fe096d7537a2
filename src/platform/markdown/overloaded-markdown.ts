/**
 * Time that the reader of Markdown takes grows with the square of these. Whatever they leave of 40,000
 * characters is read within 50 ms, shape by shape: `overloaded-markdown.test.ts`.
 */
const maxLines = 600;
/** Lines in lists, quotes and tables, underlines of headings, and addresses that links name by a word. */
const maxNestedLines = 240;
const maxEmptyLines = 800;
const maxDepth = 12;
/** The sum of the depths of all lines. */
const maxDepths = 450;
const maxSigns = 1_000;
const maxSignsInParagraph = 600;

/** Nobody writes like this who writes to people. */
export function isOverloaded(markdown: string): boolean {
  let lines = 0;
  let emptyLines = 0;
  let nestedLines = 0;
  let depths = 0;
  let isNested = false;
  for (const line of markdown.split(/\r\n|\n|\r/)) {
    if (line.trim() === "") {
      emptyLines += 1;
      isNested = false;
      continue;
    }
    lines += 1;
    const depth = depthOf(line);
    if (depth > maxDepth) return true;
    depths += depth + indentedDepthOf(line);
    // Everything up to the next empty line belongs to the list or quote, however it is written.
    isNested ||= depth > 0 || /^[ \t]|\|/.test(line);
    if (isNested || /^(?:(?:=+|-+)[ \t]*$|\[)/.test(line)) nestedLines += 1;
  }
  return (
    lines > maxLines ||
    nestedLines > maxNestedLines ||
    emptyLines > maxEmptyLines ||
    depths > maxDepths ||
    countOf(markdown, /[*_[\]<`|\\&]/g) > maxSigns ||
    markdown
      .split(/\n[ \t\r]*\n/)
      .some((paragraph) => countOf(paragraph, /[*_]/g) > maxSignsInParagraph)
  );
}

const countOf = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0;

const depthOf = (line: string): number =>
  (/^(?:\s*(?:>|(?:[-*+]|\d+[.)])(?=\s|$)))*/.exec(line)?.[0] ?? "").replaceAll(/\s|\d/g, "")
    .length;

/** A list within a list within a list is written by indentation; two levels of it are usual. */
function indentedDepthOf(line: string): number {
  const indentation = line.slice(0, line.length - line.trimStart().length).replaceAll("\t", "    ");
  return Math.max(0, indentation.length - 4) / 2;
}
