/** Every change of a proposal takes the same path: lock, history, and an event for open screens. */
import { and, desc, eq } from "drizzle-orm";
import { company } from "#content/company.ts";
import { lockOpportunity } from "#features/opportunities/change-opportunity.server.ts";
import {
  type OpportunityRow,
  opportunities,
} from "#features/opportunities/tables/opportunities.ts";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import type { Transaction } from "#platform/database/client.ts";
import { todayIn } from "#platform/format/local-date.ts";
import type { FieldChanges } from "#platform/history/field-changes.ts";
import { type HistoryDetails, recordHistory } from "#platform/history/history.server.ts";
import type { HistoryKindOf } from "#platform/history/history-messages.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import type { ProposalState } from "./proposal-types.ts";
import {
  type ProposalRow,
  type ProposalVersionRow,
  proposals,
  proposalVersions,
} from "./tables/proposals.ts";

export interface LockedProposal {
  opportunity: OpportunityRow;
  proposal: ProposalRow | undefined;
  /** The last that was sent. */
  latest: ProposalVersionRow | undefined;
}

/** Staff lock the opportunity first, as there may be no proposal yet, and as a signature moves it on. */
export async function lockAsStaff(
  tx: Transaction,
  actor: Actor,
  opportunityId: string,
): Promise<LockedProposal | undefined> {
  if (!may(actor, "proposals.read") || !may(actor, "opportunities.read")) return undefined;
  const opportunity = await lockOpportunity(tx, opportunityId);
  return opportunity && { opportunity, ...(await lockProposalOf(tx, opportunityId)) };
}

/** The caller holds the lock of the opportunity. */
export async function lockProposalOf(
  tx: Transaction,
  opportunityId: string,
): Promise<Pick<LockedProposal, "proposal" | "latest">> {
  const [proposal] = await tx
    .select()
    .from(proposals)
    .where(eq(proposals.opportunityId, opportunityId))
    .for("update");
  const latest = proposal && (await latestVersion(tx, proposal.id));
  return { proposal, latest };
}

async function latestVersion(
  tx: Transaction,
  proposalId: string,
): Promise<ProposalVersionRow | undefined> {
  const [row] = await tx
    .select()
    .from(proposalVersions)
    .where(eq(proposalVersions.proposalId, proposalId))
    .orderBy(desc(proposalVersions.number))
    .limit(1);
  return row;
}

export interface LockedVersion {
  proposal: ProposalRow;
  version: ProposalVersionRow;
  /** Whom its news concern: the opportunity's owner, else who sent it. */
  ownerId: string;
  /** It was declined, and the prospect has taken all of the request back. */
  hasWithdrawn: boolean;
}

/**
 * Prospects and the clock use this lock, which leaves the opportunity's row free because they never move it.
 */
export async function lockVersion(
  tx: Transaction,
  versionId: string,
): Promise<LockedVersion | undefined> {
  const [row] = await tx
    .select({
      proposal: proposals,
      opportunityId: opportunities.id,
      ownerId: opportunities.ownerId,
    })
    .from(proposals)
    .innerJoin(proposalVersions, eq(proposalVersions.proposalId, proposals.id))
    .innerJoin(opportunities, eq(opportunities.id, proposals.opportunityId))
    .where(eq(proposalVersions.id, versionId))
    .for("update", { of: proposals });
  // Read once the lock is held: whoever had it before may have changed the version.
  const [version] = await tx
    .select()
    .from(proposalVersions)
    .where(and(eq(proposalVersions.id, versionId)));
  if (row === undefined || version === undefined) return undefined;
  const { proposal, opportunityId, ownerId } = row;
  const [opportunity] = await tx
    .select({ lostReason: opportunities.lostReason })
    .from(opportunities)
    .where(eq(opportunities.id, opportunityId));
  return {
    proposal,
    version,
    ownerId: ownerId ?? version.sentBy,
    hasWithdrawn: isWithdrawn(version, opportunity?.lostReason),
  };
}

/**
 * If the office has opened the opportunity again at the prospect's request, it has no such reason any longer.
 */
export const isWithdrawn = (
  { state }: Pick<ProposalVersionRow, "state">,
  lostReason: OpportunityRow["lostReason"] | undefined,
): boolean => state === "declined" && lostReason === "withdrew";

/** A standing depends on the day, because an open version expires by itself. */
export type ProposalStanding = ProposalState | "expired";

export const standingOf = (
  { state, expiresOn }: Pick<ProposalVersionRow, "state" | "expiresOn">,
  now = new Date(),
): ProposalStanding =>
  state === "open" && expiresOn < todayIn(company.timeZone, now) ? "expired" : state;

/** The prospect is told this one. */
export type GuestStanding = ProposalStanding | "request-withdrawn";

export const guestStandingOf = (
  { version, hasWithdrawn }: Pick<LockedVersion, "version" | "hasWithdrawn">,
  now = new Date(),
): GuestStanding => (hasWithdrawn ? "request-withdrawn" : standingOf(version, now));

/** Its page says so and nothing else: no price, no PDF, whoever has a link to it. A signed one never ends so. */
export const isWithdrawnOrReplaced = (
  standing: GuestStanding,
): standing is "withdrawn" | "replaced" => standing === "withdrawn" || standing === "replaced";

export interface ProposalEvent {
  kind: HistoryKindOf<"proposal">;
  /** Null for the prospect and the clock. */
  actorId: string | null;
  change: FieldChanges;
  details?: HistoryDetails;
  /** This moment without it. */
  at?: Date | undefined;
}

export async function recordProposalEvent(
  tx: Transaction,
  { id, opportunityId }: Pick<ProposalRow, "id" | "opportunityId">,
  { at, ...event }: ProposalEvent,
): Promise<void> {
  const when = at === undefined ? {} : { at };
  await recordHistory(tx, { ...event, ...when, recordKind: "proposal", recordId: id });
  await sendChangeEvent(tx, { kind: "opportunity", id: opportunityId });
}
