import { Link } from "react-router";
import { useMessages } from "#platform/language/use-messages.ts";
import type { PanelProps } from "#platform/record-panels/record-panel.tsx";
import { buttonClass } from "#ui/button.tsx";
import { AnchorSection } from "#ui/titled-section.tsx";
import { bidMessages } from "./messages.ts";

export function BidPanel({ data }: PanelProps<"bid">) {
  const { panel } = useMessages(bidMessages);
  const { path, areas, latest, mayChange } = data;
  return (
    <AnchorSection id="bid" title={panel.title}>
      <p className="mt-2 text-sm tabular-nums">
        {latest
          ? panel.latest(latest)
          : areas === undefined
            ? panel.none
            : panel.draft({ count: areas })}
      </p>
      {latest?.waits ? <p className="mt-1 text-sm text-error">{panel.waits}</p> : null}
      <Link to={path} className={buttonClass("outline", "mt-3", "compact")}>
        {areas === undefined && mayChange ? panel.start : panel.open}
      </Link>
    </AnchorSection>
  );
}
