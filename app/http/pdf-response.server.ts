import { type PdfOrder, renderPdf } from "#documents/pdf/render-pdf.ts";

const noStore = { "Cache-Control": "private, no-store" };

/** @param name of the file, without its ending; any letters */
export async function pdfResponse(name: string, order: PdfOrder): Promise<Response> {
  const file = await renderPdf(order);
  if (file === undefined)
    return new Response("Many documents are being made right now. Please try again in a minute.", {
      status: 503,
      headers: { ...noStore, "Content-Type": "text/plain", "Retry-After": "30" },
    });
  const plain = name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  return new Response(file, {
    headers: {
      ...{ ...noStore, "Content-Type": "application/pdf" },
      "Content-Disposition": `attachment; filename="${plain}.pdf"`,
      "X-Content-Type-Options": "nosniff",
    },
  });
}
