import { Link } from "react-router";
import { useMessages } from "#platform/language/use-messages.ts";
import type { PanelProps } from "#platform/record-panels/record-panel.tsx";
import { buttonClass } from "#ui/button.tsx";
import { bidMessages } from "./messages.ts";

export function BidPanel({ data }: PanelProps<"bid">) {
  const { panel } = useMessages(bidMessages);
  const { path, areas, latest, mayChange } = data;
  return (
    <section id="bid" aria-labelledby="bid-title" className="scroll-mt-6">
      <h2 id="bid-title" className="text-base font-semibold tracking-snug">
        {panel.title}
      </h2>
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
    </section>
  );
}
