/** A client's statement of account on letter paper. */
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
    statement: StatementDocument;
  }
}

export interface StatementDocument {
  clientName: string;
  /** E.g. `Jan 1, 2026 to Mar 31, 2026`. */
  period: string;
  openingCents: number;
  movements: readonly { day: string; text: string; cents: number; balanceCents: number }[];
  closingCents: number;
  /** Null where nothing was owed at the end. */
  pay: WaysToPay | null;
  /** Where it has not all movements. */
  cut: string | undefined;
  /** Milliseconds since 1970. */
  date: number;
}

const columns = [
  { title: "Day", width: 84 },
  { title: "Movement", width: 240 },
  { title: "Amount", width: 90, align: "right" },
  { title: "Balance", width: 90, align: "right" },
] as const;

export function renderStatement(document: StatementDocument): Promise<Buffer> {
  const { clientName, period, openingCents, closingCents, date } = document;
  const title = `Statement for ${clientName}, ${company.name}`;
  const file = openPdf({ title, language: "en-US", date: new Date(date) });
  addPaper(file);
  const facts = [
    ["Period", period],
    ["Closing balance", moneyText(closingCents)],
  ] as const;
  const top = addLetterhead(file, { title: "Statement", to: clientName, facts });
  const movements = document.movements.map(
    ({ day, text, cents, balanceCents }): TableRow => ({
      kind: "line",
      carried: moneyText(balanceCents),
      cells: [day, text, moneyText(cents), moneyText(balanceCents)],
    }),
  );
  const opening: TableRow = {
    kind: "total",
    cells: ["", "Opening balance", "", moneyText(openingCents)],
    carried: moneyText(openingCents),
  };
  const closing: TableRow = {
    kind: "total",
    cells: ["", "Closing balance", "", moneyText(closingCents)],
  };
  const cut: TableRow[] = document.cut
    ? [{ kind: "line", carried: "", cells: ["", document.cut, "", ""] }]
    : [];
  const rows = [opening, ...movements, ...cut, closing];
  const end = addTable(file, { columns, rows }, top);
  addPaymentSection(file, document.pay, end + 18);
  numberPages(file, "Statement");
  return file.finish();
}
