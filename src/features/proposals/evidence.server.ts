/**
 * What happened to a proposal, as a chain of hashes. Each entry names what it is about by ids and hashes,
 * so that it can be shown to others without a name or a word of anybody.
 */
import { asc, eq, sql } from "drizzle-orm";
import { databaseTime } from "#features/work-orders/database-time.server.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { canonicalJson, digestOf, sha256 } from "./canonical-json.server.ts";
import type { EvidenceKind, PaperKind } from "./proposal-types.ts";
import {
  type ProposalEvidenceRow,
  type ProposalRow,
  type ProposalSignatureRow,
  proposalEvidence,
  proposalPapers,
  proposalSignatures,
  proposals,
  proposalVersions,
} from "./tables/proposals.ts";

interface NewEvidence {
  kind: EvidenceKind;
  /** Number of the version. */
  version: number;
  /** Ids, hashes and codes. */
  facts: Readonly<Record<string, string | number>>;
  /** This moment by the database's clock without it. */
  at?: Date | undefined;
}

const hashAfter = (previous: string, content: object): string =>
  sha256(`${previous}\n${canonicalJson(content)}`);

/** The caller holds the lock of the proposal. */
export async function addEvidence(
  tx: Transaction,
  proposalId: string,
  { kind, version, facts, at: given }: NewEvidence,
): Promise<string> {
  const [head] = await tx
    .select({ count: proposals.evidenceCount, hash: proposals.evidenceHash })
    .from(proposals)
    .where(eq(proposals.id, proposalId));
  const at = given ?? (await databaseTime(tx));
  const position = (head?.count ?? 0) + 1;
  const content = { ...facts, kind, version, position, at: at.toISOString() };
  const previousHash = head?.hash ?? "";
  const hash = hashAfter(previousHash, content);
  await tx
    .insert(proposalEvidence)
    .values({ id: newId(), proposalId, position, kind, at, content, previousHash, hash });
  await tx
    .update(proposals)
    .set({ evidenceCount: position, evidenceHash: hash })
    .where(eq(proposals.id, proposalId));
  return hash;
}

/** What the evidence of a signature stands for. */
export const signatureHash = ({
  isOfCompany,
  alternative,
  name,
  title,
  company,
  signature,
  drawing,
  consent,
  language,
  addressHash,
  userAgent,
  salt,
  signedAt,
}: Omit<ProposalSignatureRow, "id" | "versionId" | "attempt" | "accountId">): string =>
  digestOf({
    isOfCompany,
    alternative,
    name,
    title,
    company,
    signature,
    drawing,
    consent,
    language,
    addressHash,
    userAgent,
    salt,
    signedAt: signedAt.toISOString(),
  });

export type EvidenceCheck =
  | { state: "whole"; entries: number }
  /** This entry, or what it stands for, is not what was written. */
  | { state: "broken"; position: number };

export const listEvidence = (
  db: Database | Transaction,
  proposalId: string,
): Promise<ProposalEvidenceRow[]> =>
  db
    .select()
    .from(proposalEvidence)
    .where(eq(proposalEvidence.proposalId, proposalId))
    .orderBy(asc(proposalEvidence.position));

/** Reckons all of it anew: each entry, the offers, papers and signatures that entries stand for, and the end. */
export async function checkEvidence(
  db: Database,
  proposal: Pick<ProposalRow, "id" | "evidenceCount" | "evidenceHash">,
): Promise<EvidenceCheck> {
  const entries = await listEvidence(db, proposal.id);
  const stood = await readWhatEntriesStandFor(db, proposal.id);
  let previous = "";
  for (const [index, entry] of entries.entries()) {
    const { content, position, kind, at } = entry;
    const fits =
      position === index + 1 &&
      entry.previousHash === previous &&
      entry.hash === hashAfter(previous, content) &&
      content.position === position &&
      content.kind === kind &&
      content.at === at.toISOString() &&
      stood.every((one) => one.of !== `${kind} ${content.version}` || one.fits(content));
    if (!fits) return { state: "broken", position: index + 1 };
    previous = entry.hash;
  }
  const isWhole = entries.length === proposal.evidenceCount && previous === proposal.evidenceHash;
  return isWhole
    ? { state: "whole", entries: entries.length }
    : { state: "broken", position: entries.length + 1 };
}

/** Which entry has the hash of a paper. */
const entriesOfPapers: Readonly<Partial<Record<PaperKind, EvidenceKind>>> = {
  offer: "signed",
  sealed: "sealed",
  stamped: "stamped",
};

type Content = Readonly<Record<string, unknown>>;

interface EntrySubject {
  /** The kind of entry and its version, e.g. `signed 2`. */
  of: string;
  fits(content: Content): boolean;
}

async function readWhatEntriesStandFor(db: Database, proposalId: string): Promise<EntrySubject[]> {
  const isOfProposal = eq(proposalVersions.proposalId, proposalId);
  const versions = await db.select().from(proposalVersions).where(isOfProposal);
  const signed = await db
    .select({ number: proposalVersions.number, signature: proposalSignatures })
    .from(proposalSignatures)
    .innerJoin(proposalVersions, eq(proposalVersions.id, proposalSignatures.versionId))
    .where(isOfProposal);
  // The database reckons the hash, so that no paper has to be read into this process.
  const papers = await db
    .select({
      number: proposalVersions.number,
      kind: proposalPapers.kind,
      sha256: sql<string>`encode(sha256(${proposalPapers.content}), 'hex')`,
    })
    .from(proposalPapers)
    .innerJoin(proposalVersions, eq(proposalVersions.id, proposalPapers.versionId))
    .where(isOfProposal);
  return [
    ...versions.map(({ number, offer, digest }) => ({
      of: `sent ${number}`,
      fits: (content: Content) => digestOf(offer) === digest && content.digest === digest,
    })),
    ...signed.map(({ number, signature }) => ({
      of: `${signature.isOfCompany ? "countersigned" : "signed"} ${number}`,
      fits: (content: Content) => content.signature === signatureHash(signature),
    })),
    ...papers.flatMap(({ number, kind, sha256: hash }) => {
      const entry = entriesOfPapers[kind];
      if (entry === undefined) return [];
      return [{ of: `${entry} ${number}`, fits: (content: Content) => content.paper === hash }];
    }),
  ];
}
