/** Proposals in a test's database: written and sent as the office does it. */
import { desc, eq, type SQL, sql } from "drizzle-orm";
import { makeVersion } from "#features/bids/bid-commands.server.ts";
import type { BidSheet } from "#features/bids/bid-sheet-types.ts";
import { advanceOpportunity } from "#features/opportunities/opportunity-commands.server.ts";
import { lockAsStaff } from "#features/proposals/change-proposal.server.ts";
import { addEvidence } from "#features/proposals/evidence.server.ts";
import {
  readSendable,
  saveProposal,
  writeVersion,
} from "#features/proposals/proposal-commands.server.ts";
import { makeProposalLink } from "#features/proposals/proposal-links.server.ts";
import { draftTexts, type ProposalDraft } from "#features/proposals/proposal-types.ts";
import { insertSignature } from "#features/proposals/sign.server.ts";
import { bids, proposals, proposalVersions } from "#features/schema.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { addDays, todayIn } from "#platform/format/local-date.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { addBid } from "./bids.ts";
import type { SampleSubmission } from "./submissions.ts";

export const exampleDraft = (draft: Partial<ProposalDraft> = {}): ProposalDraft => ({
  bidVersion: 1,
  offered: ["a"],
  letter: "Dear Dana,\n\nthis is what we offer.",
  exclusions: "Snow removal",
  terms: "30 days’ notice",
  startsOn: "",
  expiresOn: addDays(todayIn("America/Chicago", new Date()), 20),
  ...draft,
});

/** A new opportunity with a bid, one version of it, and a draft. @returns the id of the opportunity */
export async function addDraftProposal(
  db: Database,
  actor: Actor,
  {
    sheet = {},
    draft = {},
    note = "",
    sample = {},
  }: {
    sheet?: Partial<BidSheet>;
    draft?: Partial<ProposalDraft>;
    note?: string;
    /** The submission of the prospect. */
    sample?: SampleSubmission;
  } = {},
): Promise<string> {
  const id = await addBid(db, actor, sheet, sample);
  const [bid] = await db.select().from(bids).where(eq(bids.opportunityId, id));
  const made = await makeVersion({ db }, actor, id, { seenRevision: bid?.revision ?? 0, note });
  if (!made.ok) throw new Error(`A version was refused: ${made.reason}`);
  const start = exampleDraft(draft);
  const saved = await saveProposal({ db }, actor, id, { start, sent: draftTexts(start) });
  if (!saved.ok) throw new Error(`A draft was refused: ${saved.reason}`);
  return id;
}

/** Sends the version without its email. */
export const sendNextVersion = (db: Database, actor: Actor, opportunityId: string): Promise<void> =>
  db.transaction(async (tx) => {
    const locked = await lockAsStaff(tx, actor, opportunityId);
    const revision = locked?.proposal?.revision ?? 0;
    const sendable =
      locked === undefined
        ? "not-found"
        : await readSendable(tx, actor, locked, revision, new Date());
    if (typeof sendable === "string") throw new Error(`A proposal was refused: ${sendable}`);
    await writeVersion(tx, actor.accountId, locked?.latest, sendable);
  });

/** The latest that was sent. */
export async function latestProposal(db: Database | Transaction, opportunityId: string) {
  const [row] = await db
    .select({ version: proposalVersions, proposal: proposals })
    .from(proposalVersions)
    .innerJoin(proposals, eq(proposals.id, proposalVersions.proposalId))
    .where(eq(proposals.opportunityId, opportunityId))
    .orderBy(desc(proposalVersions.number))
    .limit(1);
  if (row === undefined) throw new Error("Nothing was sent");
  return row;
}

/** @returns its opportunity, and the token of a link as an email has it */
export async function addSentProposal(
  db: Database,
  actor: Actor,
  options: Parameters<typeof addDraftProposal>[2] = {},
): Promise<{ id: string; token: string }> {
  const id = await addDraftProposal(db, actor, options);
  await sendNextVersion(db, actor, id);
  return { id, token: await linkTo(db, id) };
}

export async function linkTo(db: Database, opportunityId: string): Promise<string> {
  const { version } = await latestProposal(db, opportunityId);
  const path = await makeProposalLink(db, version);
  return /^\/proposal\/([^?]+)/.exec(path)?.[1] ?? "";
}

/** Imitates somebody who goes around the product: no trigger runs. */
export const changeWithoutTriggers = (db: Database, statement: SQL): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(statement);
  });

const signer = {
  language: "en",
  addressHash: "",
  userAgent: "",
  attempt: null,
} as const;

type SigningOptions = Parameters<typeof addDraftProposal>[2] & {
  alternative?: "a" | "b" | "c";
  /** The title of both people who sign. */
  title?: string;
  drawing?: string;
};

/** Signed by the prospect alone, without emails: it waits for our signature. */
export async function addSignedProposal(
  db: Database,
  actor: Actor,
  options: SigningOptions = {},
): Promise<{ id: string; token: string }> {
  const sent = await addSentProposal(db, actor, options);
  await db.transaction((tx) => addSignature(tx, actor, sent.id, "signed", options));
  return sent;
}

/** Signed by the prospect and by the actor, without emails; the opportunity is won. */
export async function addCountersignedProposal(
  db: Database,
  actor: Actor,
  options: SigningOptions = {},
): Promise<{ id: string; token: string }> {
  const sent = await addSignedProposal(db, actor, options);
  await db.transaction(async (tx) => {
    await addSignature(tx, actor, sent.id, "countersigned", options);
    await advanceOpportunity(tx, actor, sent.id, "won");
  });
  return sent;
}

async function addSignature(
  tx: Transaction,
  actor: Actor,
  opportunityId: string,
  kind: "signed" | "countersigned",
  { alternative = "a", title = "Manager", drawing = "" }: SigningOptions,
): Promise<void> {
  const { version } = await latestProposal(tx, opportunityId);
  const isOfCompany = kind === "countersigned";
  const signature = await insertSignature(tx, version.id, {
    ...signer,
    isOfCompany,
    alternative,
    name: isOfCompany ? actor.name : version.offer.contact,
    title,
    drawing,
    company: isOfCompany ? version.offer.provider : version.offer.company,
    signature: isOfCompany ? actor.name : version.offer.contact,
    accountId: isOfCompany ? actor.accountId : null,
    signedAt: new Date(),
  });
  const facts = { digest: version.digest, signature };
  await addEvidence(tx, version.proposalId, { kind, version: version.number, facts });
  await tx.update(proposalVersions).set({ state: kind }).where(eq(proposalVersions.id, version.id));
}
