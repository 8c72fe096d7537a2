import type { Database } from "#platform/database/client.ts";
import type { Language } from "#platform/language/language.ts";
import { proposalMessages } from "./messages.ts";
import { keepPaper, keepSignedPaper, paperName } from "./papers.server.ts";
import type { ProposalVersionRow } from "./tables/proposals.ts";

/** @param what the offer, or the latest paper with signatures; 404 where nobody has signed */
export async function paperResponse(
  db: Database,
  version: ProposalVersionRow,
  what: "offer" | "signed",
  language: Language,
): Promise<Response> {
  const { state, offer } = version;
  const isSigned = state === "signed" || state === "countersigned";
  if (what === "signed" && !isSigned) return new Response(null, { status: 404 });
  const paper =
    what === "signed" ? await keepSignedPaper(db, version) : await keepPaper(db, version, "offer");
  const privately = { "Cache-Control": "private, no-store", "X-Content-Type-Options": "nosniff" };
  if (paper === undefined)
    return new Response(proposalMessages(language).guest.refused.busy, {
      status: 503,
      headers: {
        ...privately,
        "Content-Type": "text/plain; charset=utf-8",
        "Retry-After": "30",
      },
    });
  return new Response(Buffer.from(paper.content), {
    headers: {
      ...privately,
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="${paperName(offer)}"`,
    },
  });
}
