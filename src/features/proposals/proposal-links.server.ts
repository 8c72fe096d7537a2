/** Secret addresses of proposals: made for one email each, of which a hash is stored. */
import { and, desc, eq, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import { opportunities } from "#features/opportunities/tables/opportunities.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import type { Secrets } from "#platform/identity/secrets.server.ts";
import {
  type NewToken,
  newToken,
  opens,
  parseToken,
  tokenFor,
} from "#platform/identity/tokens.server.ts";
import { isWithdrawn } from "./change-proposal.server.ts";
import {
  type ProposalRow,
  type ProposalVersionRow,
  proposalEvidence,
  proposalLinks,
  proposals,
  proposalVersions,
} from "./tables/proposals.ts";

export const proposalPath = (token: string): string => `/proposal/${token}`;

/** @returns the path that opens the version, in its language for a browser that has chosen none */
export async function makeProposalLink(
  db: Database,
  { id: versionId, language }: Pick<ProposalVersionRow, "id" | "language">,
): Promise<string> {
  const { id, token, secretHash } = newToken();
  await db.insert(proposalLinks).values({ id, versionId, secretHash });
  return `${proposalPath(token)}?language=${language}`;
}

const isReadOnlyLinkTo = (versionId: string) =>
  and(eq(proposalLinks.versionId, versionId), eq(proposalLinks.isReadOnly, true));

/**
 * The token of a forwarded link. It is always the same, so that the link can be shown again although only its
 * hash is stored; after links were turned off, it is a new one.
 */
async function readOnlyTokenOf(
  db: Database | Transaction,
  secrets: Pick<Secrets, "keyedHash">,
  { linkId, version }: Pick<OpenedProposal, "linkId" | "version">,
): Promise<NewToken> {
  const turnedOff = await db.$count(
    proposalLinks,
    and(isReadOnlyLinkTo(version.id), isNotNull(proposalLinks.turnedOffAt)),
  );
  const purpose = `proposal read-only ${linkId} ${version.id}`;
  return tokenFor(secrets, turnedOff === 0 ? purpose : `${purpose} ${turnedOff}`);
}

/** @returns undefined before one was made, and for whoever came by one */
export async function findReadOnlyPath(
  db: Database,
  secrets: Pick<Secrets, "keyedHash">,
  opened: OpenedProposal,
): Promise<string | undefined> {
  if (opened.isReadOnly) return undefined;
  const { id, token } = await readOnlyTokenOf(db, secrets, opened);
  const isMade = (await db.$count(proposalLinks, eq(proposalLinks.id, id))) > 0;
  return isMade ? `${proposalPath(token)}?language=${opened.version.language}` : undefined;
}

/**
 * A second press of the button gets the same link.
 * @returns whether there was none before
 */
export async function insertReadOnlyLink(
  tx: Transaction,
  secrets: Pick<Secrets, "keyedHash">,
  opened: OpenedProposal,
): Promise<boolean> {
  const { id, secretHash } = await readOnlyTokenOf(tx, secrets, opened);
  const inserted = await tx
    .insert(proposalLinks)
    .values({ id, versionId: opened.version.id, secretHash, isReadOnly: true })
    .onConflictDoNothing()
    .returning({ id: proposalLinks.id });
  return inserted.length > 0;
}

/** All read-only links that open the version now, whoever made them. */
export const countReadOnlyLinks = (db: Database, versionId: string): Promise<number> =>
  db.$count(proposalLinks, and(isReadOnlyLinkTo(versionId), isNull(proposalLinks.turnedOffAt)));

/**
 * All read-only links of the version end, because nobody can tell which one went where.
 * @returns how many
 */
export async function turnOffReadOnlyLinks(tx: Transaction, versionId: string): Promise<number> {
  const gone = await tx
    .update(proposalLinks)
    .set({ turnedOffAt: sql`clock_timestamp()` })
    .where(and(isReadOnlyLinkTo(versionId), isNull(proposalLinks.turnedOffAt)))
    .returning({ id: proposalLinks.id });
  return gone.length;
}

const isLinkOfProposal = (proposalId: string) =>
  sql`${proposalLinks.versionId} in (select ${proposalVersions.id} from ${proposalVersions}
    where ${proposalVersions.proposalId} = ${proposalId})`;

/** All links that open some version of it now, including the prospect's own. */
export const countOpenLinks = (db: Database, proposalId: string): Promise<number> =>
  db.$count(proposalLinks, and(isLinkOfProposal(proposalId), isNull(proposalLinks.turnedOffAt)));

/**
 * All versions are affected, because the link to one leads on to the others.
 * @returns how many
 */
export async function turnOffLinksOfProposal(tx: Transaction, proposalId: string): Promise<number> {
  const gone = await tx
    .update(proposalLinks)
    .set({ turnedOffAt: sql`clock_timestamp()` })
    .where(and(isLinkOfProposal(proposalId), isNull(proposalLinks.turnedOffAt)))
    .returning({ id: proposalLinks.id });
  return gone.length;
}

/**
 * The moment when somebody turned off all links, unless a person has sent the version since: until then no
 * email brings another link to an address that may be the wrong one.
 */
export async function findLinksTurnedOffAt(
  db: Database | Transaction,
  { proposalId, number }: Pick<ProposalVersionRow, "proposalId" | "number">,
): Promise<Date | undefined> {
  const isSending = and(
    inArray(proposalEvidence.kind, ["sent", "resent"]),
    sql`${proposalEvidence.content} ->> 'version' = ${String(number)}`,
  );
  const [last] = await db
    .select({ kind: proposalEvidence.kind, at: proposalEvidence.at })
    .from(proposalEvidence)
    .where(
      and(
        eq(proposalEvidence.proposalId, proposalId),
        or(eq(proposalEvidence.kind, "unlinked"), isSending),
      ),
    )
    .orderBy(desc(proposalEvidence.position))
    .limit(1);
  return last?.kind === "unlinked" ? last.at : undefined;
}

export interface OpenedProposal {
  linkId: string;
  /** Somebody to whom it was forwarded: they read and download, and nothing else. */
  isReadOnly: boolean;
  proposal: ProposalRow;
  version: ProposalVersionRow;
  /** It was declined, and the prospect has taken all of the request back. */
  hasWithdrawn: boolean;
  /** The one that counts now, where the same person got it: the page leads on to it. */
  newer: number | undefined;
}

/**
 * @param number of another version of the same proposal that went to the same address; a read-only link
 *   opens its own alone
 * @returns undefined for whatever opens nothing
 */
export async function openProposalLink(
  db: Database,
  typed: string | undefined,
  number?: number,
): Promise<OpenedProposal | undefined> {
  const token = parseToken(typed);
  if (token === undefined) return undefined;
  const [row] = await db
    .select({
      link: proposalLinks,
      version: proposalVersions,
      proposal: proposals,
      lostReason: opportunities.lostReason,
    })
    .from(proposalLinks)
    .innerJoin(proposalVersions, eq(proposalVersions.id, proposalLinks.versionId))
    .innerJoin(proposals, eq(proposals.id, proposalVersions.proposalId))
    .innerJoin(opportunities, eq(opportunities.id, proposals.opportunityId))
    .where(eq(proposalLinks.id, token.id));
  if (row === undefined || !opens(token, row.link.secretHash)) return undefined;
  if (row.link.turnedOffAt !== null) return undefined;
  const { link, proposal, version, lostReason } = row;
  const versions = await db
    .select()
    .from(proposalVersions)
    .where(eq(proposalVersions.proposalId, proposal.id))
    .orderBy(desc(proposalVersions.number));
  const { isReadOnly } = link;
  const ofReader = versions.filter(({ id, recipientEmail }) =>
    isReadOnly ? id === version.id : recipientEmail === version.recipientEmail,
  );
  const shown =
    number === undefined ? version : ofReader.find((candidate) => candidate.number === number);
  if (shown === undefined) return undefined;
  const [last] = ofReader;
  const newer = last !== undefined && last.number > shown.number ? last.number : undefined;
  const hasWithdrawn = isWithdrawn(shown, lostReason);
  return { linkId: link.id, isReadOnly, proposal, version: shown, hasWithdrawn, newer };
}
