import { Link } from "react-router";
import { useMessages } from "#platform/language/use-messages.ts";
import type { PanelProps } from "#platform/record-panels/record-panel.tsx";
import { buttonClass } from "#ui/button.tsx";
import { AnchorSection } from "#ui/titled-section.tsx";
import { proposalMessages } from "./messages.ts";

export function ProposalPanel({ data }: PanelProps<"proposal">) {
  const { panel, standings } = useMessages(proposalMessages);
  const { path, hasDraft, latest, isLeftOpen, isLeftSigned, mayChange } = data;
  return (
    <AnchorSection id="proposal" title={panel.title}>
      <p className="mt-2 text-sm tabular-nums">
        {latest
          ? panel.latest({ number: latest.number, standing: standings[latest.standing] })
          : hasDraft
            ? panel.draft
            : panel.none}
      </p>
      {isLeftOpen ? <p className="mt-1 text-sm font-medium">{panel.leftOpen}</p> : null}
      {isLeftSigned ? <p className="mt-1 text-sm font-medium">{panel.leftSigned}</p> : null}
      <Link to={path} className={buttonClass("outline", "mt-3", "compact")}>
        {!hasDraft && mayChange ? panel.start : panel.open}
      </Link>
    </AnchorSection>
  );
}
