import { AppointmentPanel } from "#features/appointments/office/appointment-panel.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import type { PanelProps } from "#platform/record-panels/record-panel.tsx";
import { walkThroughMessages } from "./messages.ts";

export function WalkThroughPanel({ data }: PanelProps<"walkThrough">) {
  const { panel } = useMessages(walkThroughMessages);
  return <AppointmentPanel id="walk-through" data={data} texts={panel} />;
}
