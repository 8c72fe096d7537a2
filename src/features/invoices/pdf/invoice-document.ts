/** An invoice on letter paper, on as many pages as its lines need. */
import { company } from "#content/company.ts";
import type { WaysToPay } from "#content/ways-to-pay.ts";
import { moneyText } from "#platform/format/money.ts";
import { addPaper, numberPages } from "#platform/pdf/paper.ts";
import { openPdf } from "#platform/pdf/pdf-file.ts";
import { addTable, type TableRow } from "#platform/pdf/pdf-table.ts";
import { addLetterhead } from "./letterhead.ts";
import { addPaymentSection } from "./payment-section.ts";

declare module "#platform/pdf/render-pdf.ts" {
  interface PdfDocuments {
    invoice: InvoiceDocument;
  }
}

export interface InvoiceDocument {
  /** Null for a draft. */
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
  /** None of one that nothing is to be paid for. */
  pay: WaysToPay | null;
  /** Milliseconds since 1970. */
  date: number;
}

const columns = [
  { title: "Description", width: 384 },
  { title: "Amount", width: 120, align: "right" },
] as const;

export function renderInvoice(document: InvoiceDocument): Promise<Buffer> {
  const { number, isVoid, billTo, facts, pay, date } = document;
  const name = number === null ? "Draft invoice" : `Invoice ${number}`;
  const title = `${name}, ${company.name}`;
  const file = openPdf({ title, language: "en-US", date: new Date(date) });
  addPaper(file);
  const mark = isVoid ? "Void" : number === null ? "Not issued yet" : undefined;
  const heading = number === null ? "Draft" : name;
  const top = addLetterhead(file, { title: heading, mark, to: billTo, facts });
  const end = addTable(file, { columns, rows: rowsOf(document) }, top);
  if (number !== null && !isVoid) addPaymentSection(file, pay, end + 18);
  numberPages(file, name);
  return file.finish();
}

function rowsOf({ groups, taxes, totalCents, paidCents, openCents }: InvoiceDocument): TableRow[] {
  let sum = 0;
  const rows = groups.flatMap(({ facilityName, lines }): TableRow[] => [
    { kind: "group", cells: [facilityName] },
    ...lines.map(({ text, detail, cents }): TableRow => {
      sum += cents;
      return { kind: "line", cells: [[text, detail], moneyText(cents)], carried: moneyText(sum) };
    }),
  ]);
  const subtotal = sum;
  if (taxes.length > 0)
    rows.push({ kind: "total", cells: ["Subtotal", moneyText(subtotal)], carried: moneyText(sum) });
  for (const { text, cents } of taxes) {
    sum += cents;
    rows.push({ kind: "line", cells: [text, moneyText(cents)], carried: moneyText(sum) });
  }
  rows.push({ kind: "total", cells: ["Total", moneyText(totalCents)] });
  if (paidCents > 0) {
    rows.push({ kind: "line", cells: ["Paid", moneyText(-paidCents)] });
    rows.push({ kind: "total", cells: ["Open", moneyText(openCents)] });
  }
  return rows;
}
