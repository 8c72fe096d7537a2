/** An invoice on letter paper, on as many pages as its lines need. */
import { company } from "#content/company.ts";
import { palette } from "#content/palette.ts";
import { addPaper, heightOf, numberPages, paintWords, paper } from "../pdf/paper.ts";
import { openPdf, type PdfFile } from "../pdf/pdf-file.ts";
import { addTable, type TableRow } from "../pdf/pdf-table.ts";
import { addLetterhead } from "./letterhead.ts";

export interface InvoiceDocument {
  /** Of a draft there is none. */
  number: string | null;
  isVoid: boolean;
  billTo: string;
  /** In the words of screens, e.g. `Due` and `Dec 5, 2026`. */
  facts: readonly (readonly [label: string, value: string])[];
  groups: readonly {
    facilityName: string;
    lines: readonly { text: string; detail: string; cents: number }[];
  }[];
  taxes: readonly { text: string; cents: number }[];
  totalCents: number;
  paidCents: number;
  openCents: number;
  /** Milliseconds since 1970. */
  date: number;
}

const columns = [
  { title: "Description", width: 384 },
  { title: "Amount", width: 120, align: "right" },
] as const;

export const dollars = (cents: number): string =>
  (cents / 100).toLocaleString("en-US", { style: "currency", currency: "USD" });

export function renderInvoice(document: InvoiceDocument): Promise<Buffer> {
  const { number, isVoid, billTo, facts, date } = document;
  const name = number === null ? "Draft of an invoice" : `Invoice ${number}`;
  const title = `${name}, ${company.name}`;
  const file = openPdf({ title, language: "en-US", date: new Date(date) });
  addPaper(file);
  const mark = isVoid ? "Void" : number === null ? "Not issued yet" : undefined;
  const heading = number === null ? "Draft" : name;
  const top = addLetterhead(file, { title: heading, mark, to: billTo, facts });
  const end = addTable(file, { columns, rows: rowsOf(document) }, top);
  addClosing(file, document, end + 18);
  numberPages(file, name);
  return file.finish();
}

function rowsOf({ groups, taxes, totalCents, paidCents, openCents }: InvoiceDocument): TableRow[] {
  let sum = 0;
  const rows = groups.flatMap(({ facilityName, lines }): TableRow[] => [
    { kind: "group", cells: [facilityName] },
    ...lines.map(({ text, detail, cents }): TableRow => {
      sum += cents;
      return { kind: "line", cells: [[text, detail], dollars(cents)], carried: dollars(sum) };
    }),
  ]);
  const subtotal = sum;
  if (taxes.length > 0)
    rows.push({ kind: "total", cells: ["Subtotal", dollars(subtotal)], carried: dollars(sum) });
  for (const { text, cents } of taxes) {
    sum += cents;
    rows.push({ kind: "line", cells: [text, dollars(cents)], carried: dollars(sum) });
  }
  rows.push({ kind: "total", cells: ["Total", dollars(totalCents)] });
  if (paidCents > 0) {
    rows.push({ kind: "line", cells: ["Paid", dollars(-paidCents)] });
    rows.push({ kind: "total", cells: ["Open", dollars(openCents)] });
  }
  return rows;
}

function addClosing(file: PdfFile, { number, isVoid }: InvoiceDocument, top: number): void {
  if (isVoid || number === null) return;
  const text = `Please name ${number} with your payment. Questions: ${company.email} or ${company.phone.display}.`;
  let y = top;
  if (y + heightOf(file, text, { width: paper.width }) > paper.bottom) {
    addPaper(file);
    y = paper.top;
  }
  const place = { x: paper.left, y, width: paper.width, color: palette.slate };
  file.addSection([{ tag: "P", paint: () => paintWords(file, text, place) }]);
}
