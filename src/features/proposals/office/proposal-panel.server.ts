/** What the page of an opportunity says of its proposals. */
import { appContext } from "#platform/http/context.ts";
import { may } from "#platform/identity/permissions.ts";
import type { PanelReader } from "#platform/record-panels/record-panels.server.ts";
import { type ProposalStanding, standingOf } from "../change-proposal.server.ts";
import { findProposal, listProposalVersions } from "../proposal-queries.server.ts";

interface ProposalPanelData {
  path: string;
  hasDraft: boolean;
  latest: { number: number; standing: ProposalStanding } | undefined;
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
  const [proposal, [latest]] = await Promise.all([
    findProposal(db, actor, id),
    listProposalVersions(db, actor, id),
  ]);
  return {
    path: `/office/pipeline/${id}/proposal`,
    hasDraft: proposal !== undefined,
    latest: latest && { number: latest.version.number, standing: standingOf(latest.version) },
    mayChange: may(actor, "proposals.change"),
  };
};
