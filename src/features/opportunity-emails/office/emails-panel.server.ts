import type { PanelReader } from "#platform/record-panels/record-panels.server.ts";
import { type ConversationData, readConversation } from "./conversation-view.server.ts";

declare module "#platform/record-panels/panel-types.ts" {
  interface RecordPanels {
    opportunityEmails: ConversationData;
  }
}

/** The whole conversation has a page of its own. */
const latest = 4;

export const readEmailsPanel: PanelReader<"opportunityEmails"> = async (
  route,
  actor,
  { kind, id },
) => (kind === "opportunity" ? readConversation(route, actor, id, latest) : undefined);
