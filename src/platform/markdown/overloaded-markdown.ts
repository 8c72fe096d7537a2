/** Time that the reader of Markdown takes grows with the square of these. */
const maxSignsInParagraph = 600;
const maxDepth = 12;

/** Nobody writes like this who writes to people. */
export function isOverloaded(markdown: string): boolean {
  const depthOf = (line: string) =>
    (/^(?:\s*(?:>|(?:[-*+]|\d+[.)])(?=\s|$)))*/.exec(line)?.[0] ?? "").replaceAll(/\s|\d/g, "")
      .length;
  const signsIn = (paragraph: string) => paragraph.match(/[*_]/g)?.length ?? 0;
  return (
    markdown.split("\n").some((line) => depthOf(line) > maxDepth) ||
    markdown.split(/\n[ \t\r]*\n/).some((paragraph) => signsIn(paragraph) > maxSignsInParagraph)
  );
}
