/** Components of panels in both portal and office; `office-record-panels.tsx` has the office's own. */
import { OrderQuestion } from "#features/feedback/order-question.tsx";
import { RecordThreads } from "#features/messages/record-threads.tsx";
import { StartUpPlanPanel } from "#features/start-up-plans/start-up-plan-panel.tsx";
import { VisitRequests } from "#features/work-orders/visit-requests.tsx";
import type { PanelComponents } from "#platform/record-panels/record-panel.tsx";

export const panelComponents = {
  orderQuestion: OrderQuestion,
  startUpPlan: StartUpPlanPanel,
  threads: RecordThreads,
  visitRequests: VisitRequests,
} satisfies Partial<PanelComponents>;
