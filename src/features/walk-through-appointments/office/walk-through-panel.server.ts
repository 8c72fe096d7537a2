import {
  type AppointmentPanelData,
  readAppointmentPanel,
} from "#features/appointments/office/appointment-panel.server.ts";
import type { PanelReader } from "#platform/record-panels/record-panels.server.ts";
import { walkThroughKind } from "../walk-through-kind.server.ts";

declare module "#platform/record-panels/panel-types.ts" {
  interface RecordPanels {
    walkThrough: AppointmentPanelData;
  }
}

export const readWalkThroughPanel: PanelReader<"walkThrough"> = async (
  route,
  actor,
  { kind, id },
) => (kind === "opportunity" ? readAppointmentPanel(route, actor, walkThroughKind, id) : undefined);
