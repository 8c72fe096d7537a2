/** An invoice on letter paper, on as many pages as its lines need. */
import { company } from "#content/company.ts";
import { moneyText } from "#platform/format/money.ts";
import type { Language } from "#platform/language/language.ts";
import { addPaper, numberPages } from "#platform/pdf/paper.ts";
import { openPdf } from "#platform/pdf/pdf-file.ts";
import { addTable, type TableRow } from "#platform/pdf/pdf-table.ts";
import { invoiceServerMessages } from "../messages.server.ts";
import { invoiceMessages } from "../messages.ts";
import { addLetterhead, addPaymentSection, type WaysToPay } from "./letterhead.ts";

declare module "#platform/pdf/render-pdf.ts" {
  interface PdfDocuments {
    invoice: InvoiceDocument;
  }
}

export interface InvoiceDocument {
  /** The reader's; what is written on the invoice stays as it was issued. */
  language: Language;
  /** Null for a draft. */
  number: string | null;
  isVoid: boolean;
  billTo: string;
  /** The same texts as on screens, e.g. `Due` and `Dec 5, 2026`. */
  facts: readonly (readonly [label: string, value: string])[];
  groups: readonly {
    facilityName: string;
    lines: readonly { text: string; detail: string; cents: number }[];
  }[];
  taxes: readonly { text: string; cents: number }[];
  totalCents: number;
  paidCents: number;
  openCents: number;
  /** Null if there is nothing to pay. */
  pay: WaysToPay | null;
  /** Milliseconds since 1970. */
  date: number;
}

export function renderInvoice(document: InvoiceDocument): Promise<Buffer> {
  const { language, number, isVoid, billTo, facts, pay, date } = document;
  const { numbered, detail } = invoiceMessages(language);
  const { pdf } = invoiceServerMessages(language);
  const name = number === null ? pdf.draftInvoice : numbered({ number });
  const title = pdf.title({ paper: name, company: company.name });
  const file = openPdf({ title, language, date: new Date(date) });
  addPaper(file);
  const mark = isVoid ? pdf.void : number === null ? pdf.notIssued : undefined;
  const heading = number === null ? pdf.draft : name;
  const columns = [
    { title: detail.description, width: 384 },
    { title: detail.amount, width: 120, align: "right" },
  ] as const;
  const top = addLetterhead(file, { title: heading, mark, to: billTo, facts });
  const end = addTable(file, { columns, rows: rowsOf(document) }, top);
  if (number !== null && !isVoid) addPaymentSection(file, pay, end + 18);
  numberPages(file, name);
  return file.finish();
}

function rowsOf(document: InvoiceDocument): TableRow[] {
  const { language, groups, taxes, totalCents, paidCents, openCents } = document;
  const { detail } = invoiceMessages(language);
  const { subtotal: subtotalLabel } = invoiceServerMessages(language).pdf;
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
    rows.push({
      kind: "total",
      cells: [subtotalLabel, moneyText(subtotal)],
      carried: moneyText(sum),
    });
  for (const { text, cents } of taxes) {
    sum += cents;
    rows.push({ kind: "line", cells: [text, moneyText(cents)], carried: moneyText(sum) });
  }
  rows.push({ kind: "total", cells: [detail.total, moneyText(totalCents)] });
  if (paidCents > 0) {
    rows.push({ kind: "line", cells: [detail.paid, moneyText(-paidCents)] });
    rows.push({ kind: "total", cells: [detail.open, moneyText(openCents)] });
  }
  return rows;
}
