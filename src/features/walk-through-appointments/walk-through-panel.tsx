import { AppointmentPanel } from "#features/appointments/office/appointment-panel.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import type { PanelProps } from "#platform/record-panels/record-panel.tsx";
import { walkThroughMessages } from "./messages.ts";

/** On the page of an opportunity: when somebody comes, and the way to it. */
export function WalkThroughPanel({ data }: PanelProps<"walkThrough">) {
  const { panel } = useMessages(walkThroughMessages);
  return <AppointmentPanel id="walk-through" data={data} texts={panel} />;
}
