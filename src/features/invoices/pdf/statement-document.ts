/** A client's statement of account on letter paper. */
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
    statement: StatementDocument;
  }
}

export interface StatementDocument {
  /** The reader’s language. */
  language: Language;
  clientName: string;
  /** E.g. `Jan 1, 2026 to Mar 31, 2026`. */
  period: string;
  openingCents: number;
  movements: readonly { day: string; text: string; cents: number; balanceCents: number }[];
  closingCents: number;
  /** Null where nothing was owed at the end. */
  pay: WaysToPay | null;
  /** Says that movements are missing, if there are too many for the file. */
  cut: string | undefined;
  /** Milliseconds since 1970. */
  date: number;
}

export function renderStatement(document: StatementDocument): Promise<Buffer> {
  const { language, clientName, period, openingCents, closingCents, date } = document;
  const { statement } = invoiceMessages(language);
  const { pdf } = invoiceServerMessages(language);
  const title = pdf.statementFor({ client: clientName, company: company.name });
  const file = openPdf({ title, language, date: new Date(date) });
  addPaper(file);
  const columns = [
    { title: pdf.day, width: 84 },
    { title: statement.movement, width: 240 },
    { title: statement.amount, width: 90, align: "right" },
    { title: statement.balance, width: 90, align: "right" },
  ] as const;
  const facts = [
    [pdf.period, period],
    [statement.closingBalance, moneyText(closingCents)],
  ] as const;
  const top = addLetterhead(file, { title: statement.title, to: clientName, facts });
  const movements = document.movements.map(
    ({ day, text, cents, balanceCents }): TableRow => ({
      kind: "line",
      carried: moneyText(balanceCents),
      cells: [day, text, moneyText(cents), moneyText(balanceCents)],
    }),
  );
  const opening: TableRow = {
    kind: "total",
    cells: ["", statement.openingBalance, "", moneyText(openingCents)],
    carried: moneyText(openingCents),
  };
  const closing: TableRow = {
    kind: "total",
    cells: ["", statement.closingBalance, "", moneyText(closingCents)],
  };
  const cut: TableRow[] = document.cut
    ? [{ kind: "line", carried: "", cells: ["", document.cut, "", ""] }]
    : [];
  const rows = [opening, ...movements, ...cut, closing];
  const end = addTable(file, { columns, rows }, top);
  addPaymentSection(file, document.pay, end + 18);
  numberPages(file, statement.title);
  return file.finish();
}
