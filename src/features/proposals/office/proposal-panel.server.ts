import { findOpportunity } from "#features/opportunities/opportunity-queries.server.ts";
import { appContext } from "#platform/http/context.ts";
import { may } from "#platform/identity/permissions.ts";
import type { PanelReader } from "#platform/record-panels/record-panels.server.ts";
import { type ProposalStanding, standingOf } from "../change-proposal.server.ts";
import { findProposal, listProposalVersions } from "../proposal-queries.server.ts";

interface ProposalPanelData {
  path: string;
  hasDraft: boolean;
  latest: { number: number; standing: ProposalStanding } | undefined;
  /** The opportunity is closed, but its prospect can still sign. */
  isLeftOpen: boolean;
  /** The opportunity was lost, but its prospect has signed, which nobody has answered. */
  isLeftSigned: boolean;
  mayChange: boolean;
}

declare module "#platform/record-panels/panel-types.ts" {
  interface RecordPanels {
    proposal: ProposalPanelData;
  }
}

export const readProposalPanel: PanelReader<"proposal"> = async (route, actor, { kind, id }) => {
  if (kind !== "opportunity" || !may(actor, "proposals.read")) return undefined;
  const { db } = route.context.get(appContext);
  const [proposal, [latest], opportunity] = await Promise.all([
    findProposal(db, actor, id),
    listProposalVersions(db, actor, id),
    findOpportunity(db, actor, id),
  ]);
  const standing = latest && standingOf(latest.version);
  const isClosed = opportunity !== undefined && opportunity.closedAt !== null;
  return {
    path: `/office/pipeline/${id}/proposal`,
    hasDraft: proposal !== undefined,
    latest: latest && standing && { number: latest.version.number, standing },
    isLeftOpen: standing === "open" && isClosed,
    isLeftSigned: standing === "signed" && isClosed,
    mayChange: may(actor, "proposals.change"),
  };
};
