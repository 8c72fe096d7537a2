import { Worker } from "node:worker_threads";
import type { ReportDocument } from "#features/inspections/pdf/report-document.ts";
import type { InvoiceDocument } from "#features/invoices/pdf/invoice-document.ts";
import type { StatementDocument } from "#features/invoices/pdf/statement-document.ts";
import type { MonthlyReportDocument } from "#features/monthly-reports/pdf/report-document.ts";
import type { SignsDocument } from "#features/occupant-reports/pdf/sign-document.ts";

/** What can be rendered; each kind has its renderer in `pdf-thread.ts`. */
export type PdfOrder =
  | { kind: "signs"; content: SignsDocument }
  | { kind: "invoice"; content: InvoiceDocument }
  | { kind: "statement"; content: StatementDocument }
  | { kind: "inspection"; content: ReportDocument }
  | { kind: "monthly-report"; content: MonthlyReportDocument };

const timeoutMs = 60_000;
/** Alone in its thread; the caller says how many there are at once. */
export async function renderPdf(order: PdfOrder): Promise<Uint8Array<ArrayBuffer>> {
  const rendered = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  const worker = new Worker(new URL("./pdf-thread.ts", import.meta.url), {
    name: "pdf",
    workerData: order,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  const late = setTimeout(() => rendered.reject(new Error("A PDF took too long")), timeoutMs);
  worker.once("message", rendered.resolve);
  worker.once("error", rendered.reject);
  worker.once("exit", () => rendered.reject(new Error("The thread of a PDF ended early")));
  try {
    return await rendered.promise;
  } finally {
    clearTimeout(late);
    void worker.terminate();
  }
}
