import { asc, desc, eq } from "drizzle-orm";
import { opportunities } from "#features/opportunities/tables/opportunities.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { isAmong, type NameReader } from "#platform/history/history-nouns.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import {
  proposalMessages,
  proposalPapers,
  proposalSignatures,
  proposals,
  proposalVersions,
} from "./tables/proposals.ts";

export async function findProposal(db: Database, actor: Actor, opportunityId: string) {
  if (!may(actor, "proposals.read")) return undefined;
  const [row] = await db.select().from(proposals).where(eq(proposals.opportunityId, opportunityId));
  return row;
}

const shownVersions = 50;

/** The latest first. */
export async function listProposalVersions(db: Database, actor: Actor, opportunityId: string) {
  if (!may(actor, "proposals.read")) return [];
  return db
    .select({ version: proposalVersions, senderName: accounts.name })
    .from(proposalVersions)
    .innerJoin(proposals, eq(proposals.id, proposalVersions.proposalId))
    .innerJoin(accounts, eq(accounts.id, proposalVersions.sentBy))
    .where(eq(proposals.opportunityId, opportunityId))
    .orderBy(desc(proposalVersions.number))
    .limit(shownVersions);
}

/** The prospect's before the company's. */
export const listSignatures = (db: Database | Transaction, versionId: string) =>
  db
    .select()
    .from(proposalSignatures)
    .where(eq(proposalSignatures.versionId, versionId))
    .orderBy(asc(proposalSignatures.isOfCompany));

/** Undefined until the version is sealed. */
export async function findSeal(
  db: Database,
  versionId: string,
): Promise<{ sealedAt: Date; stampedAt: Date | null } | undefined> {
  const rows = await db
    .select({
      kind: proposalPapers.kind,
      madeAt: proposalPapers.madeAt,
      stampedAt: proposalPapers.stampedAt,
    })
    .from(proposalPapers)
    .where(eq(proposalPapers.versionId, versionId));
  const sealed = rows.find(({ kind }) => kind === "sealed");
  const stamped = rows.find(({ stampedAt }) => stampedAt !== null);
  return sealed && { sealedAt: sealed.madeAt, stampedAt: stamped?.stampedAt ?? null };
}

const shownMessages = 200;

/** The latest questions and answers about all versions, in their order; the caller has checked who asks. */
export async function listProposalMessages(db: Database | Transaction, proposalId: string) {
  const latest = await db
    .select({
      id: proposalMessages.id,
      number: proposalVersions.number,
      text: proposalMessages.text,
      language: proposalMessages.language,
      at: proposalMessages.at,
      authorName: accounts.name,
      recipientEmail: proposalVersions.recipientEmail,
    })
    .from(proposalMessages)
    .innerJoin(proposalVersions, eq(proposalVersions.id, proposalMessages.versionId))
    .leftJoin(accounts, eq(accounts.id, proposalMessages.authorId))
    .where(eq(proposalVersions.proposalId, proposalId))
    .orderBy(desc(proposalMessages.at), desc(proposalMessages.id))
    .limit(shownMessages);
  return latest.toReversed();
}

/** The history calls a proposal by the name of its opportunity. */
export const readProposalNames: NameReader = async (db, ids) => {
  const rows = await db
    .select({
      id: proposals.id,
      reference: opportunities.reference,
      opportunityId: opportunities.id,
    })
    .from(proposals)
    .innerJoin(opportunities, eq(opportunities.id, proposals.opportunityId))
    .where(isAmong(proposals.id, ids));
  return rows.map(({ id, reference, opportunityId }) => [id, { name: reference, opportunityId }]);
};
