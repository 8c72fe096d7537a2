/** Secret addresses of proposals: made for one email each, of which a hash is stored. */
import { desc, eq } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { newToken, opens, parseToken } from "#platform/identity/tokens.server.ts";
import {
  type ProposalRow,
  type ProposalVersionRow,
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

export interface OpenedProposal {
  linkId: string;
  proposal: ProposalRow;
  version: ProposalVersionRow;
  /** The one that counts now, where the same person got it: the page leads on to it. */
  newer: number | undefined;
}

/**
 * @param number of another version of the same proposal that went to the same mailbox
 * @returns undefined for whatever opens nothing
 */
export async function openProposalLink(
  db: Database,
  typed: string | undefined,
  number?: number,
): Promise<OpenedProposal | undefined> {
  const token = parseToken(typed);
  if (token === undefined) return undefined;
  const [found] = await db
    .select({ link: proposalLinks, version: proposalVersions, proposal: proposals })
    .from(proposalLinks)
    .innerJoin(proposalVersions, eq(proposalVersions.id, proposalLinks.versionId))
    .innerJoin(proposals, eq(proposals.id, proposalVersions.proposalId))
    .where(eq(proposalLinks.id, token.id));
  if (found === undefined || !opens(token, found.link.secretHash)) return undefined;
  const { link, proposal, version } = found;
  const versions = await db
    .select()
    .from(proposalVersions)
    .where(eq(proposalVersions.proposalId, proposal.id))
    .orderBy(desc(proposalVersions.number));
  const ofReader = versions.filter((one) => one.recipientEmail === version.recipientEmail);
  const shown = number === undefined ? version : ofReader.find((one) => one.number === number);
  if (shown === undefined) return undefined;
  const [last] = ofReader;
  const newer = last !== undefined && last.number > shown.number ? last.number : undefined;
  return { linkId: link.id, proposal, version: shown, newer };
}
