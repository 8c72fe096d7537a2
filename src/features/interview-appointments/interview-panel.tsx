import { AppointmentPanel } from "#features/appointments/office/appointment-panel.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import type { PanelProps } from "#platform/record-panels/record-panel.tsx";
import { interviewMessages } from "./messages.ts";

export function InterviewPanel({ data }: PanelProps<"interview">) {
  const { panel } = useMessages(interviewMessages);
  return <AppointmentPanel id="interview" data={data} texts={panel} />;
}
