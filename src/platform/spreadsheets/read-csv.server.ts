/** Rows of a text file, whatever separates its cells. */
import { pipeline } from "node:stream/promises";
import { CsvError, parse } from "csv-parse";
import { type TableFacts, TableFault } from "./table-reading.ts";
import { decodedText, textEncodingOf } from "./text-encoding.server.ts";

export type OnRow = (number: number, cells: readonly string[]) => Promise<void>;

/** Enough to tell what separates the cells. */
const sampledCharacters = 64 * 1024;
const sampledLines = 40;
/** A row that is longer begins with a quotation mark that nobody has closed. */
const maxRowBytes = 4 * 1024 * 1024;

const delimiters = [",", ";", "\t", "|"] as const;

export async function readCsv(
  path: string,
  onRow: OnRow,
): Promise<Pick<TableFacts, "encoding" | "delimiter">> {
  const encoding = await textEncodingOf(path);
  const sample = await sampleOf(decodedText(path, encoding));
  const separator = /^sep=(.)\r?\n/i.exec(sample)?.[1];
  const delimiter = separator ?? delimiterOf(sample);
  let number = 0;
  const parser = parse({
    delimiter,
    record_delimiter: ["\r\n", "\n", "\r"],
    // `5" pipe` is an inch, and `"The Hub" lobby` a name.
    relax_quotes: true,
    relax_column_count: true,
    // Quotes count after spaces. Its `trim` would also take those after them, and refuse `"The Hub" lobby`.
    ltrim: true,
    max_record_size: maxRowBytes,
  });
  try {
    await pipeline(
      decodedText(path, encoding),
      parser,
      async (records: AsyncIterable<readonly string[]>) => {
        for await (const cells of records) {
          number += 1;
          // Excel's own line about the separator is no row of the table.
          if (number === 1 && separator !== undefined) continue;
          await onRow(number, cells.map(withoutQuotes));
        }
      },
    );
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new TableFault("open-quote", number + 1);
  }
  return { encoding: encoding.name, delimiter };
}

/** The parser has left them where spaces come after the second one. */
function withoutQuotes(cell: string): string {
  const quoted = /^"(.*)"\s+$/s.exec(cell)?.[1];
  return quoted === undefined || isOfTwoNames(quoted) ? cell : quoted;
}

/** The outer quotes of `"The Hub" and "The Mill"` do not make it a cell in quotes. */
const isOfTwoNames = (text: string): boolean =>
  /^[^"]*[^\s"]"\s/.test(text) && text.split('"').length % 2 === 1;

async function sampleOf(texts: AsyncIterable<string>): Promise<string> {
  let sample = "";
  for await (const text of texts) {
    sample += text;
    if (sample.length >= sampledCharacters) break;
  }
  return sample.slice(0, sampledCharacters);
}

/** The one that most lines have equally often; among equals the one that makes more cells. */
function delimiterOf(sample: string): string {
  const scores = delimiters.map((delimiter) => {
    const counts = cellsOfLines(sample, delimiter).filter((count) => count > 1);
    const [cells = 0, lines = []] =
      [...Map.groupBy(counts, (count) => count)].toSorted(
        ([, a], [, b]) => b.length - a.length,
      )[0] ?? [];
    return { delimiter, cells, lines: lines.length };
  });
  const [best] = scores.toSorted((a, b) => b.lines - a.lines || b.cells - a.cells);
  return best === undefined || best.lines === 0 ? "," : best.delimiter;
}

function cellsOfLines(sample: string, delimiter: string): number[] {
  const counts: number[] = [];
  let cells = 1;
  let isQuoted = false;
  for (const character of sample) {
    if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (character === delimiter) cells += 1;
    else if (character === "\n") {
      counts.push(cells);
      cells = 1;
      if (counts.length === sampledLines) return counts;
    }
  }
  return [...counts, cells];
}
