/** Proposals in a test's database: written and sent as the office does it. */
import { desc, eq } from "drizzle-orm";
import { makeVersion } from "#features/bids/bid-commands.server.ts";
import type { BidSheet } from "#features/bids/bid-sheet-types.ts";
import { lockAsStaff } from "#features/proposals/change-proposal.server.ts";
import {
  readSendable,
  saveProposal,
  writeVersion,
} from "#features/proposals/proposal-commands.server.ts";
import { makeProposalLink } from "#features/proposals/proposal-links.server.ts";
import { draftTexts, type ProposalDraft } from "#features/proposals/proposal-types.ts";
import { bids, proposals, proposalVersions } from "#features/schema.ts";
import type { Database } from "#platform/database/client.ts";
import { addDays, todayIn } from "#platform/format/local-date.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { addBid } from "./bids.ts";

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
  }: { sheet?: Partial<BidSheet>; draft?: Partial<ProposalDraft>; note?: string } = {},
): Promise<string> {
  const id = await addBid(db, actor, sheet);
  const [bid] = await db.select().from(bids).where(eq(bids.opportunityId, id));
  const made = await makeVersion({ db }, actor, id, { seenRevision: bid?.revision ?? 0, note });
  if (!made.ok) throw new Error(`A version was refused: ${made.reason}`);
  const start = exampleDraft(draft);
  const saved = await saveProposal({ db }, actor, id, { start, sent: draftTexts(start) });
  if (!saved.ok) throw new Error(`A draft was refused: ${saved.reason}`);
  return id;
}

/** Without its email. */
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
export async function latestProposal(db: Database, opportunityId: string) {
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
