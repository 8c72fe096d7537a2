import type { Language } from "#platform/language/language.ts";
import { createTurnsByOwner } from "#platform/limits/turns-by-owner.ts";
import { type PdfOrder, renderPdf } from "#platform/pdf/render-pdf.ts";
import { httpMessages } from "./messages.server.ts";

/** PDFs go one after another: pages and the database need the other processors. */
const queue = createTurnsByOwner({ maxQueued: 16, maxQueuedOfOwner: 8 });

const noStore = { "Cache-Control": "private, no-store" };

/**
 * @param owner whose turn it takes: an account, or a network without one
 * @param name of the file, without its ending; any letters
 * @param language of who asked for it
 */
export async function pdfResponse(
  owner: string,
  name: string,
  order: PdfOrder,
  language: Language,
): Promise<Response> {
  const result = await queue.run(owner, () => renderPdf(order));
  if (result === undefined)
    return new Response(httpMessages(language).manyDocuments, {
      status: 503,
      headers: { ...noStore, "Content-Type": "text/plain; charset=utf-8", "Retry-After": "30" },
    });
  const plain = name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  return new Response(result.result, {
    headers: {
      ...noStore,
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="${plain}.pdf"`,
      "X-Content-Type-Options": "nosniff",
    },
  });
}
