/**
 * Tells whoever an opportunity belongs to what its prospect has done; in the transaction of it.
 * Administrators are told instead of somebody who has left: a signature must reach a person.
 */
import type { PgBoss } from "pg-boss";
import { findOpportunityRecipients } from "#features/opportunities/owners.server.ts";
import type { Transaction } from "#platform/database/client.ts";
import type { Language } from "#platform/language/language.ts";
import { raiseNotifications } from "#platform/notifications/raise-notifications.server.ts";
import { quoteInDetails } from "#platform/notifications/read-subjects.server.ts";
import type { LockedVersion } from "./change-proposal.server.ts";
import {
  type ProposalNews,
  proposalNotifications,
  proposalRecord,
} from "./notifications.server.ts";

/** @param words what the prospect wrote, and in which language */
export const notifyAboutProposal = async (
  tx: Transaction,
  queue: PgBoss,
  { proposal, version, ownerId }: LockedVersion,
  event: ProposalNews,
  words: { text: string; language?: Language } = { text: "" },
): Promise<void> =>
  raiseNotifications(
    tx,
    queue,
    {
      kind: proposalNotifications["proposal-news"],
      event,
      record: proposalRecord,
      recordId: proposal.opportunityId,
      clientId: null,
      facilityId: null,
      actorId: null,
      details: quoteInDetails(words.text, words.language ?? null),
    },
    await findOpportunityRecipients(tx, ownerId),
    ({ accountId, email }) => ({
      message: "proposal-news",
      to: email,
      about: { kind: "proposal", id: version.id },
      data: { accountId, event, text: words.text, written: words.language },
    }),
  );
