/** The PDFs of proposals: made by whoever needs one first, and kept as they were made. */

import { and, eq } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import { companyMoment } from "#platform/document/moment.ts";
import { moneyText } from "#platform/format/money.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import type { Language } from "#platform/language/language.ts";
import { createTurnsByOwner } from "#platform/limits/turns-by-owner.ts";
import { renderPdf } from "#platform/pdf/render-pdf.ts";
import { listEvidence, sha256 } from "./evidence.server.ts";
import { proposalServerMessages } from "./messages.server.ts";
import { proposalMessages } from "./messages.ts";
import { alternativeTitle, describeOffer } from "./offer-sentences.ts";
import type { Offer } from "./offer-types.ts";
import type { ProposalDocument } from "./pdf/proposal-document.ts";
import { listSignatures } from "./proposal-queries.server.ts";
import type { PaperKind, RenderedPaperKind } from "./proposal-types.ts";
import {
  type ProposalSignatureRow,
  type ProposalVersionRow,
  proposalPapers,
} from "./tables/proposals.ts";

/** One after another: pages and the database need the other processors. */
const turns = createTurnsByOwner({ maxQueued: 16, maxQueuedOfOwner: 4 });

/** The name of the file, e.g. `S-7KR-4M2W-2.pdf`. */
export const paperName = ({ reference, number }: Pick<Offer, "reference" | "number">): string =>
  `${reference}-${number}.pdf`;

export interface Paper {
  kind: PaperKind;
  content: Uint8Array;
  sha256: string;
}

/**
 * Two processes may both make it; the first is kept, and both get that one.
 * @returns undefined where too many papers are being made
 */
export async function keepPaper(
  db: Database,
  version: ProposalVersionRow,
  kind: RenderedPaperKind,
): Promise<Paper | undefined> {
  const stored = await findPaper(db, version.id, kind);
  if (stored !== undefined) return stored;
  const paper = await turns.run(version.id, () => makePaper(db, version, kind));
  return paper?.result;
}

/** A released prospect's signature counts too, because a signed paper must stay readable. */
const hasSignature = (state: ProposalVersionRow["state"]): boolean =>
  state === "signed" || state === "released" || state === "countersigned";

/**
 * The stamped or sealed paper, once there is one.
 * @returns undefined if nobody has signed, or too many papers are being made
 */
export async function keepSignedPaper(
  db: Database,
  version: ProposalVersionRow,
): Promise<Paper | undefined> {
  const { id, state } = version;
  if (state !== "countersigned")
    return hasSignature(state) ? keepPaper(db, version, "signed") : undefined;
  return (
    (await findPaper(db, id, "stamped")) ??
    (await findPaper(db, id, "sealed")) ??
    keepPaper(db, version, "countersigned")
  );
}

async function makePaper(
  db: Database,
  version: ProposalVersionRow,
  kind: RenderedPaperKind,
): Promise<Paper | undefined> {
  // The previous holder of the turn may have made the same paper.
  const stored = await findPaper(db, version.id, kind);
  if (stored !== undefined) return stored;
  const content = await renderPdf({
    kind: "proposal",
    content: await documentOf(db, version, kind),
  });
  await db
    .insert(proposalPapers)
    .values({ versionId: version.id, kind, content, sha256: sha256(content) })
    .onConflictDoNothing();
  return findPaper(db, version.id, kind);
}

export async function findPaper(
  db: Database | Transaction,
  versionId: string,
  kind: PaperKind,
): Promise<Paper | undefined> {
  const [row] = await db
    .select({
      kind: proposalPapers.kind,
      content: proposalPapers.content,
      sha256: proposalPapers.sha256,
    })
    .from(proposalPapers)
    .where(and(eq(proposalPapers.versionId, versionId), eq(proposalPapers.kind, kind)));
  return row;
}

async function documentOf(
  db: Database,
  version: ProposalVersionRow,
  kind: RenderedPaperKind,
): Promise<ProposalDocument> {
  const { id, proposalId, number, offer, digest, sentAt } = version;
  const { language } = offer;
  const paper = { ...describeOffer(offer, language), language, digest };
  if (kind === "offer") return { ...paper, signatures: [], date: sentAt.getTime() };
  const evidence = await listEvidence(db, proposalId);
  const signatures = (await listSignatures(db, id)).filter(
    ({ isOfCompany }) => !isOfCompany || kind === "countersigned",
  );
  return {
    ...paper,
    signatures: signatures.map((signature) => {
      const entry = signature.isOfCompany ? "countersigned" : "signed";
      const isEntry = (candidate: (typeof evidence)[number]) =>
        candidate.kind === entry && candidate.content.version === number;
      return {
        name: signature.name,
        lines: signatureLines(signature, offer),
        drawing: signature.drawing,
        evidence: evidence.findLast(isEntry)?.hash ?? "",
      };
    }),
    date: signatures.at(-1)?.signedAt.getTime() ?? sentAt.getTime(),
  };
}

/** Lines below a signature: company, alternative, method and time. */
function signatureLines(
  { isOfCompany, alternative, name, title, company, signature, signedAt }: ProposalSignatureRow,
  { alternatives, language }: Offer,
): string[] {
  const { pdf } = proposalServerMessages(language);
  const chosen = alternatives.find((candidate) => candidate.name === alternative);
  return [
    pdf.forProspect({ company }),
    ...(chosen && !isOfCompany
      ? [
          pdf.accepts({
            alternative: alternativeTitle(chosen, language),
            price: moneyText(chosen.pricePerMonth),
          }),
        ]
      : []),
    pdf.name({ name, title }),
    pdf.signedBy({ signature }),
    pdf.when({
      local: companyMoment(signedAt, language).full,
      utc: signedAt.toISOString().slice(0, 19).replace("T", " "),
    }),
  ];
}

const privately = { "Cache-Control": "private, no-store", "X-Content-Type-Options": "nosniff" };

const inWords = (text: string, status: number, headers: Record<string, string> = {}): Response =>
  new Response(text, {
    status,
    headers: { ...privately, "Content-Type": "text/plain; charset=utf-8", ...headers },
  });

const busy = (language: Language): Response =>
  inWords(proposalMessages(language).guest.refused.busy, 503, { "Retry-After": "30" });

const asFile = (content: Uint8Array, name: string): Response =>
  new Response(Buffer.from(content), {
    headers: {
      ...privately,
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="${name}"`,
    },
  });

/**
 * A preview has the offer's content but is not stored: in place of the fingerprint, each page says that it
 * was not sent.
 * @param owner whose papers wait for each other
 */
export async function previewResponse(
  owner: string,
  offer: Offer,
  language: Language,
): Promise<Response> {
  const digest = proposalServerMessages(offer.language).pdf.preview;
  const content = { ...describeOffer(offer, offer.language), language: offer.language, digest };
  const paper = await turns.run(owner, () =>
    renderPdf({ kind: "proposal", content: { ...content, signatures: [], date: Date.now() } }),
  );
  return paper === undefined
    ? busy(language)
    : asFile(paper.result, `${offer.reference}-${offer.number}-preview.pdf`);
}

/** Explains why there is no preview. */
export const noPreview = (why: string): Response => inWords(why, 409);

/** @param what the offer, or the latest paper with signatures; 404 where nobody has signed */
export async function paperResponse(
  db: Database,
  version: ProposalVersionRow,
  what: "offer" | "signed",
  language: Language,
): Promise<Response> {
  const { state, offer } = version;
  if (what === "signed" && !hasSignature(state)) return notFound();
  const paper =
    what === "signed" ? await keepSignedPaper(db, version) : await keepPaper(db, version, "offer");
  return paper === undefined ? busy(language) : asFile(paper.content, paperName(offer));
}
