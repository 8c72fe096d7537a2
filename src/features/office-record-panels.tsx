/** Components of panels that only the office has, so that no client downloads those of sales and hiring. */
import { BidPanel } from "#features/bids/bid-panel.tsx";
import { ClientStartPanel } from "#features/client-starts/client-start-panel.tsx";
import { FloorPlanPanel } from "#features/floor-plans/floor-plan-panel.tsx";
import { HiredFromPanel } from "#features/hiring/hired-from-panel.tsx";
import { InterviewPanel } from "#features/interview-appointments/interview-panel.tsx";
import { OpportunityEmailsPanel } from "#features/opportunity-emails/emails-panel.tsx";
import { OwnPagePanel } from "#features/own-pages/own-page-panel.tsx";
import { ProposalPanel } from "#features/proposals/proposal-panel.tsx";
import { ScopePanel } from "#features/scopes/scope-panel.tsx";
import { WalkThroughPanel } from "#features/walk-through-appointments/walk-through-panel.tsx";
import { SurveyPanel } from "#features/walk-through-surveys/survey-panel.tsx";
import type { PanelComponents } from "#platform/record-panels/record-panel.tsx";
import { panelComponents } from "./record-panels.tsx";

export const officePanelComponents: PanelComponents = {
  ...panelComponents,
  bid: BidPanel,
  clientStart: ClientStartPanel,
  floorPlan: FloorPlanPanel,
  hiredFrom: HiredFromPanel,
  interview: InterviewPanel,
  opportunityEmails: OpportunityEmailsPanel,
  ownPage: OwnPagePanel,
  proposal: ProposalPanel,
  scope: ScopePanel,
  survey: SurveyPanel,
  walkThrough: WalkThroughPanel,
};
