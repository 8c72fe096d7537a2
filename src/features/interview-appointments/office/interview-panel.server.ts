import {
  type AppointmentPanelData,
  readAppointmentPanel,
} from "#features/appointments/office/appointment-panel.server.ts";
import type { PanelReader } from "#platform/record-panels/record-panels.server.ts";
import { interviewKind } from "../interview-kind.server.ts";

declare module "#platform/record-panels/panel-types.ts" {
  interface RecordPanels {
    interview: AppointmentPanelData;
  }
}

export const readInterviewPanel: PanelReader<"interview"> = async (route, actor, { kind, id }) =>
  kind === "application" ? readAppointmentPanel(route, actor, interviewKind, id) : undefined;
