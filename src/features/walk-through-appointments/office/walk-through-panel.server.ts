/** What the page of an opportunity says of its walk-through. */
import { readAppointmentStanding } from "#features/appointments/office/appointment-office.server.ts";
import { appContext } from "#platform/http/context.ts";
import { may } from "#platform/identity/permissions.ts";
import type { PanelReader } from "#platform/record-panels/record-panels.server.ts";
import { walkThroughKind } from "../walk-through-kind.server.ts";

interface WalkThroughPanelData {
  path: string;
  standing: string;
  time: string | undefined;
  /** Whether somebody is to agree on a time. */
  isOpen: boolean;
}

declare module "#platform/record-panels/panel-types.ts" {
  interface RecordPanels {
    walkThrough: WalkThroughPanelData;
  }
}

export const readWalkThroughPanel: PanelReader<"walkThrough"> = async (
  route,
  actor,
  { kind, id },
) => {
  if (kind !== "opportunity" || !may(actor, walkThroughKind.read)) return undefined;
  const { db } = route.context.get(appContext);
  const { text, time } = await readAppointmentStanding(db, walkThroughKind, actor, id);
  return {
    path: walkThroughKind.pathOf(id),
    standing: text,
    time,
    isOpen: time === undefined && may(actor, walkThroughKind.change),
  };
};
