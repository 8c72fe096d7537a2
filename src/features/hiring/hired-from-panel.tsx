import { useMessages } from "#platform/language/use-messages.ts";
import type { PanelProps } from "#platform/record-panels/record-panel.tsx";
import { TallTextLink } from "#ui/links.tsx";
import { hiringMessages } from "./messages.ts";

export function HiredFromPanel({ data: { path, reference } }: PanelProps<"hiredFrom">) {
  const { hiredFrom } = useMessages(hiringMessages);
  return (
    <p className="mt-1 text-sm">
      <TallTextLink to={path}>{hiredFrom({ reference })}</TallTextLink>
    </p>
  );
}
