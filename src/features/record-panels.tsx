/** Who draws the panels of records' pages. */
import { BidPanel } from "#features/bids/bid-panel.tsx";
import { ClientStartPanel } from "#features/client-starts/client-start-panel.tsx";
import { OrderQuestion } from "#features/feedback/order-question.tsx";
import { FloorPlanPanel } from "#features/floor-plans/floor-plan-panel.tsx";
import { InterviewPanel } from "#features/interview-appointments/interview-panel.tsx";
import { RecordThreads } from "#features/messages/record-threads.tsx";
import { OpportunityEmailsPanel } from "#features/opportunity-emails/emails-panel.tsx";
import { OwnPagePanel } from "#features/own-pages/own-page-panel.tsx";
import { ProposalPanel } from "#features/proposals/proposal-panel.tsx";
import { StartUpPlanPanel } from "#features/start-up-plans/start-up-plan-panel.tsx";
import { WalkThroughPanel } from "#features/walk-through-appointments/walk-through-panel.tsx";
import { SurveyPanel } from "#features/walk-through-surveys/survey-panel.tsx";
import { VisitRequests } from "#features/work-orders/visit-requests.tsx";
import type { PanelComponents } from "#platform/record-panels/record-panel.tsx";

export const panelComponents: PanelComponents = {
  bid: BidPanel,
  clientStart: ClientStartPanel,
  opportunityEmails: OpportunityEmailsPanel,
  floorPlan: FloorPlanPanel,
  interview: InterviewPanel,
  ownPage: OwnPagePanel,
  proposal: ProposalPanel,
  startUpPlan: StartUpPlanPanel,
  survey: SurveyPanel,
  threads: RecordThreads,
  orderQuestion: OrderQuestion,
  visitRequests: VisitRequests,
  walkThrough: WalkThroughPanel,
};
