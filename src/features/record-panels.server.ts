/** Who reads what the panels of records' pages show. */
import { readOrderQuestion } from "#features/feedback/order-question.server.ts";
import { readRecordThreads } from "#features/messages/record-threads.server.ts";
import { readVisitRequests } from "#features/work-orders/visit-requests.server.ts";
import type { PanelReaders } from "#platform/record-panels/record-panels.server.ts";

export const panelReaders: PanelReaders = {
  threads: readRecordThreads,
  orderQuestion: readOrderQuestion,
  visitRequests: readVisitRequests,
};
