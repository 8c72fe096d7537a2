import { Link } from "react-router";
import { useMessages } from "#platform/language/use-messages.ts";
import type { PanelProps } from "#platform/record-panels/record-panel.tsx";
import { buttonClass } from "#ui/button.tsx";
import { textLinkClass } from "#ui/text-link.ts";
import { AnchorSection } from "#ui/titled-section.tsx";
import { clientStartMessages } from "./messages.ts";

/** The client that was made of a proposal, or the way to make it; on the client's page, where it came from. */
export function ClientStartPanel({ data }: PanelProps<"clientStart">) {
  const { panel } = useMessages(clientStartMessages);
  const { isOrigin, startPath, starts } = data;
  return (
    <AnchorSection id="client-start" title={isOrigin ? panel.origin : panel.title}>
      {startPath ? (
        <>
          <p className="mt-2 text-sm">{panel.ready}</p>
          <Link to={startPath} className={buttonClass("primary", "mt-3", "compact")}>
            {panel.start}
          </Link>
        </>
      ) : null}
      <ul className="mt-2 flex flex-col gap-3 text-sm empty:hidden">
        {starts.map((start) => (
          <li key={start.proposalPath} className="min-w-0 wrap-anywhere">
            {isOrigin ? (
              <Link to={start.proposalPath} className={textLinkClass}>
                {panel.ofProposal({ reference: start.reference })}
              </Link>
            ) : (
              <MadeOf start={start} />
            )}
            <span className="block text-slate">
              {panel.started({ day: start.day, person: start.person })}
            </span>
          </li>
        ))}
      </ul>
    </AnchorSection>
  );
}

function MadeOf({ start }: { start: PanelProps<"clientStart">["data"]["starts"][number] }) {
  const { client, clientPath, facility, facilityPath } = start;
  if (clientPath === undefined || facilityPath === undefined)
    return (
      <span className="font-semibold">
        {client}, {facility}
      </span>
    );
  return (
    <>
      <Link to={clientPath} className={textLinkClass}>
        {client}
      </Link>
      {facility === client ? null : (
        <Link to={facilityPath} className={`${textLinkClass} block`}>
          {facility}
        </Link>
      )}
    </>
  );
}
