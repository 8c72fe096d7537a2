/** Renders one PDF in a thread, and ends: hundreds of pages take seconds of the processor. */
import { parentPort, workerData } from "node:worker_threads";
import { changeBrand } from "#content/brand.ts";
import { changeCompanyFacts } from "#content/company.ts";
import { renderReport } from "#features/inspections/pdf/report-document.ts";
import { renderInvoice } from "#features/invoices/pdf/invoice-document.ts";
import { renderStatement } from "#features/invoices/pdf/statement-document.ts";
import { renderMonthlyReport } from "#features/monthly-reports/pdf/report-document.ts";
import { renderSigns } from "#features/occupant-reports/pdf/sign-document.ts";
import { renderProposal } from "#features/proposals/pdf/proposal-document.ts";
import { replaceSpanish } from "#platform/language/define-messages.ts";
import { pseudoText } from "#platform/language/pseudo.ts";
import { lowerThisThread } from "#platform/pdf/lower-this-thread.ts";
import { changePaperLogo } from "#platform/pdf/paper-logo.ts";
import type { PdfOrder, PdfThreadData } from "#platform/pdf/render-pdf.ts";

lowerThisThread();

const { order, company, brand, logo, inPseudoLanguage }: PdfThreadData = workerData;
changeCompanyFacts(company);
changeBrand(brand);
changePaperLogo(logo);
if (inPseudoLanguage) replaceSpanish(pseudoText);
const file = new Uint8Array(await render(order));
parentPort?.postMessage(file, [file.buffer]);

function render({ kind, content }: PdfOrder): Promise<Buffer> {
  switch (kind) {
    case "signs":
      return renderSigns(content);
    case "invoice":
      return renderInvoice(content);
    case "statement":
      return renderStatement(content);
    case "monthly-report":
      return renderMonthlyReport(content);
    case "proposal":
      return renderProposal(content);
    case "inspection":
      return renderReport(content);
  }
}
