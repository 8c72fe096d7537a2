import { Worker } from "node:worker_threads";
import { type Brand, currentBrand } from "#content/brand.ts";
import { type CompanyFacts, companyFacts } from "#content/company.ts";
import { isSpanishReplaced } from "#platform/language/define-messages.ts";
import { paperLogo } from "./paper-logo.ts";

/**
 * Features add kinds of documents that can be rendered, and `server/pdf-thread.ts` has a renderer for each.
 */
// biome-ignore lint/suspicious/noEmptyInterface: each document adds its kind by declaration merging.
export interface PdfDocuments {}

export type PdfOrder = {
  [Kind in keyof PdfDocuments]: { kind: Kind; content: PdfDocuments[Kind] };
}[keyof PdfDocuments];

export interface PdfThreadData {
  order: PdfOrder;
  company: CompanyFacts;
  brand: Brand;
  logo: Uint8Array | undefined;
  inPseudoLanguage: boolean;
}

const timeoutMs = 60_000;
/** Alone in its thread; the caller says how many there are at once. */
export async function renderPdf(order: PdfOrder): Promise<Uint8Array<ArrayBuffer>> {
  const rendered = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  const worker = new Worker(new URL("../../../server/pdf-thread.ts", import.meta.url), {
    name: "pdf",
    // The thread loads the code anew, and with it the facts and texts that were shipped.
    workerData: {
      order,
      company: companyFacts(),
      brand: currentBrand(),
      logo: paperLogo(),
      inPseudoLanguage: isSpanishReplaced(),
    } satisfies PdfThreadData,
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
