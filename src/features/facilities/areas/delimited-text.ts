/**
 * Cells as spreadsheets put them on the clipboard (tabs) or into a file (commas): quoted where they
 * hold a separator, a quote (doubled) or a line break. Lines without any text are left out.
 */
export interface DelimitedLine {
  /** Line number in the text, from 1. */
  number: number;
  cells: string[];
}

export function readDelimited(text: string): DelimitedLine[] {
  const separator = text.includes("\t") ? "\t" : ",";
  const lines: DelimitedLine[] = [];
  let cells: string[] = [];
  let number = 1;
  let at = 0;
  let begin = 1;
  while (at < text.length) {
    const cell = readCell(text, at, separator);
    cells.push(cell.value.trim());
    number += text.slice(at, cell.end).split("\n").length - 1;
    at = cell.end;
    if (text[at] === separator) {
      at += 1;
      // A line may end in an empty cell.
      if (at < text.length) continue;
      cells.push("");
    }
    lines.push({ number: begin, cells });
    cells = [];
    if (text[at] === "\r") at += 1;
    if (text[at] === "\n") at += 1;
    number += 1;
    begin = number;
  }
  return lines.filter((line) => line.cells.some((cell) => cell !== ""));
}

/** @returns where the cell ends: at a separator, a line break or the end of the text */
function readCell(text: string, start: number, separator: string): { value: string; end: number } {
  const isEnd = (at: number) =>
    at >= text.length || text[at] === separator || text[at] === "\n" || text[at] === "\r";
  if (text[start] === '"') {
    const quoted = /"((?:[^"]|"")*)"/y;
    quoted.lastIndex = start;
    const match = quoted.exec(text);
    const end = start + (match?.[0].length ?? 0);
    if (match !== null && isEnd(end)) return { value: (match[1] ?? "").replaceAll('""', '"'), end };
  }
  let end = start;
  while (!isEnd(end)) end += 1;
  return { value: text.slice(start, end), end };
}
