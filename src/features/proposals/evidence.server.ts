/**
 * The events of a proposal form a chain of hashes. Entries refer to everything by ids and hashes, so that the
 * chain can be given to others without anybody's name or text.
 */
import { createHash } from "node:crypto";
import { asc, eq, sql } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import { databaseTime } from "#platform/database/database-time.ts";
import { newId } from "#platform/database/new-id.ts";
import type { EvidenceKind, PaperKind, ProposalState } from "./proposal-types.ts";
import {
  type ProposalEvidenceRow,
  type ProposalRow,
  type ProposalSignatureRow,
  type ProposalVersionRow,
  proposalEvidence,
  proposalPapers,
  proposalSignatures,
  proposals,
  proposalVersions,
} from "./tables/proposals.ts";

/** The same text for the same content: names in their order, no spaces; what is undefined is left out. */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value ?? null);
  const entries = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([name, part]) => `${JSON.stringify(name)}:${canonicalJson(part)}`).join(",")}}`;
}

/** @returns hexadecimal */
export const sha256 = (content: string | Uint8Array): string =>
  createHash("sha256").update(content).digest("hex");

export const digestOf = (value: unknown): string => sha256(canonicalJson(value));

interface NewEvidence {
  kind: EvidenceKind;
  /** Number of the version. */
  version: number;
  /** Ids, hashes and codes. */
  facts: Readonly<Record<string, string | number>>;
  /** This moment by the database's clock without it. */
  at?: Date | undefined;
}

/** The hash of an entry, by that of the entry before it. */
export const hashOfEntry = (previous: string, content: object): string =>
  sha256(`${previous}\n${canonicalJson(content)}`);

/** The caller holds the lock of the proposal. */
export async function addEvidence(
  tx: Transaction,
  proposalId: string,
  { kind, version, facts, at: occurredAt }: NewEvidence,
): Promise<string> {
  const [head] = await tx
    .select({ count: proposals.evidenceCount, hash: proposals.evidenceHash })
    .from(proposals)
    .where(eq(proposals.id, proposalId));
  const at = occurredAt ?? (await databaseTime(tx));
  const position = (head?.count ?? 0) + 1;
  const content = { ...facts, kind, version, position, at: at.toISOString() };
  const previousHash = head?.hash ?? "";
  const hash = hashOfEntry(previousHash, content);
  await tx
    .insert(proposalEvidence)
    .values({ id: newId(), proposalId, position, kind, at, content, previousHash, hash });
  await tx
    .update(proposals)
    .set({ evidenceCount: position, evidenceHash: hash })
    .where(eq(proposals.id, proposalId));
  return hash;
}

/** The hash of a signature that the evidence contains. */
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

/**
 * Reckons all of it anew, in both directions: each entry, and what it stands for, which must be there; each
 * offer, paper and signature, which must have its entry; what became of each version; and the end.
 */
export async function checkEvidence(
  db: Database | Transaction,
  proposal: Pick<ProposalRow, "id" | "evidenceCount" | "evidenceHash">,
): Promise<EvidenceCheck> {
  const entries = await listEvidence(db, proposal.id);
  const { subjects, versions } = await readWhatEntriesStandFor(db, proposal.id);
  const named = new Set(entries.map(nameOf));
  const erased = erasedVersions(entries, versions);
  let previous = "";
  for (const [index, entry] of entries.entries()) {
    const { content, position, kind, at } = entry;
    const ofEntry = subjects.filter(({ of }) => of === nameOf(entry));
    const fits =
      position === index + 1 &&
      entry.previousHash === previous &&
      entry.hash === hashOfEntry(previous, content) &&
      content.position === position &&
      content.kind === kind &&
      content.at === at.toISOString() &&
      (ofEntry.some(({ isOptional }) => !isOptional) ||
        !standsForSomething(entry) ||
        erased.has(content.version)) &&
      ofEntry.every((entry) => entry.fits(content));
    if (!fits) return { state: "broken", position: index + 1 };
    previous = entry.hash;
  }
  const end = { state: "broken", position: entries.length + 1 } as const;
  if (entries.length !== proposal.evidenceCount || previous !== proposal.evidenceHash) return end;
  const decided = decidingEntries(entries);
  for (const { number, state } of versions) {
    const last = decided.get(number);
    if (last !== undefined && stateAfter[last.kind] !== state)
      return { state: "broken", position: last.position };
  }
  const haveEntries = subjects.every(({ of, isOptional }) => isOptional || named.has(of));
  return haveEntries ? { state: "whole", entries: entries.length } : end;
}

type Content = Readonly<Record<string, unknown>>;
type Entry = Pick<ProposalEvidenceRow, "kind" | "content" | "position">;

const nameOf = ({ kind, content }: Entry): string => `${kind} ${content.version}`;

/** An entry of this kind puts its version into this state; the last such entry counts. */
const stateAfter: Readonly<Partial<Record<EvidenceKind, ProposalState>>> = {
  sent: "open",
  replaced: "replaced",
  withdrawn: "withdrawn",
  declined: "declined",
  signed: "signed",
  released: "released",
  countersigned: "countersigned",
};

function decidingEntries(entries: readonly Entry[]): Map<unknown, Entry> {
  const deciding = entries.filter(({ kind }) => stateAfter[kind] !== undefined);
  return new Map(deciding.map((entry) => [entry.content.version, entry]));
}

/** Kinds whose row stays as long as the entry: without it, somebody has taken it away. */
const kindsWithRow: readonly EvidenceKind[] = [
  "sent",
  "signed",
  "countersigned",
  "sealed",
  "stamped",
];
const standsForSomething = ({ kind }: Entry): boolean => kindsWithRow.includes(kind);

/** A version that nobody has signed goes with its recipient, who was erased; what is signed stays. */
function erasedVersions(
  entries: readonly Entry[],
  versions: readonly { number: number }[],
): Set<unknown> {
  const there = new Set<unknown>(versions.map(({ number }) => number));
  const signed = new Set(
    entries.filter(({ kind }) => kind === "signed").map(({ content }) => content.version),
  );
  const sent = entries.filter(({ kind }) => kind === "sent").map(({ content }) => content.version);
  return new Set(sent.filter((version) => !there.has(version) && !signed.has(version)));
}

/** The recipient, as the entry of the sending has it: its salt goes with the version. */
export const recipientHash = ({
  id,
  recipientEmail,
}: Pick<ProposalVersionRow, "id" | "recipientEmail">): string =>
  digestOf({ version: id, recipient: recipientEmail });

/** Entries of earlier releases have neither recipient nor last day; that day is in the offer as well. */
const fitsSending = (content: Content, version: ProposalVersionRow): boolean =>
  version.expiresOn === version.offer.expiresOn &&
  (content.recipient === undefined || content.recipient === recipientHash(version)) &&
  (content.expiresOn === undefined || content.expiresOn === version.expiresOn);

/** The kind of entry that contains the hash of each kind of paper. */
const entriesOfPapers: Readonly<Partial<Record<PaperKind, EvidenceKind>>> = {
  offer: "signed",
  sealed: "sealed",
  stamped: "stamped",
};

interface EntrySubject {
  /** The kind of entry and its version, e.g. `signed 2`. */
  of: string;
  /** There may be none yet: the PDF of an offer is there before anybody signs. */
  isOptional?: boolean;
  fits(content: Content): boolean;
}

async function readWhatEntriesStandFor(
  db: Database | Transaction,
  proposalId: string,
): Promise<{ subjects: EntrySubject[]; versions: ProposalVersionRow[] }> {
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
  const hasOffer = new Set(
    papers.filter(({ kind }) => kind === "offer").map(({ number }) => number),
  );
  const subjects: EntrySubject[] = [
    ...versions.map((version) => ({
      of: `sent ${version.number}`,
      fits: (content: Content) =>
        digestOf(version.offer) === version.digest &&
        content.digest === version.digest &&
        fitsSending(content, version),
    })),
    ...signed.map(({ number, signature }) => ({
      of: `${signature.isOfCompany ? "countersigned" : "signed"} ${number}`,
      fits: (content: Content) =>
        content.signature === signatureHash(signature) &&
        // The paper that the signer read must still be stored.
        (!content.paper || hasOffer.has(number)),
    })),
    ...papers.flatMap(({ number, kind, sha256: hash }) => {
      const entry = entriesOfPapers[kind];
      if (entry === undefined) return [];
      return [
        {
          of: `${entry} ${number}`,
          isOptional: kind === "offer",
          fits: (content: Content) => content.paper === hash,
        },
      ];
    }),
  ];
  return { subjects, versions };
}
