/** Tells whoever an opportunity belongs to what its prospect has done; in the transaction of it. */
import type { PgBoss } from "pg-boss";
import type { Transaction } from "#platform/database/client.ts";
import { raiseNotifications } from "#platform/notifications/raise-notifications.server.ts";
import type { LockedVersion } from "./change-proposal.server.ts";
import {
  type ProposalNews,
  proposalNotifications,
  proposalRecord,
} from "./notifications.server.ts";

const maxExcerpt = 280;

/** @param text what the prospect wrote */
export const notifyAboutProposal = (
  tx: Transaction,
  queue: PgBoss,
  { proposal, version, ownerId }: LockedVersion,
  event: ProposalNews,
  text = "",
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
      details: { text: Array.from(text).slice(0, maxExcerpt).join("") },
    },
    [ownerId],
    ({ accountId, email }) => ({
      message: "proposal-news",
      to: email,
      about: { kind: "proposal", id: version.id },
      data: { accountId, event, text },
    }),
  );
