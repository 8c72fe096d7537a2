import { wholeTimes } from "#platform/format/whole-times.ts";
import { CompactButtonLink } from "#ui/links.tsx";
import { AnchorSection } from "#ui/titled-section.tsx";
import type { AppointmentPanelData } from "./appointment-panel.server.ts";

interface AppointmentPanelProps {
  id: string;
  data: AppointmentPanelData;
  texts: { title: string; plan: string; open: string };
}

export function AppointmentPanel({ id, data, texts }: AppointmentPanelProps) {
  const { path, standing, time, isOpen } = data;
  return (
    <AnchorSection id={id} title={texts.title}>
      <p className="mt-2 text-sm wrap-anywhere">{standing}</p>
      {time ? <p className="text-sm tabular-nums">{wholeTimes(time)}</p> : null}
      <CompactButtonLink to={path} className="mt-3">
        {isOpen ? texts.plan : texts.open}
      </CompactButtonLink>
    </AnchorSection>
  );
}
