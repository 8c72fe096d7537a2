import { Link } from "react-router";
import { useMessages } from "#platform/language/use-messages.ts";
import type { PanelProps } from "#platform/record-panels/record-panel.tsx";
import { tallTextLinkClass } from "#ui/text-link.ts";
import { hiringMessages } from "./messages.ts";

/** On the page of a person: the application that they were hired from. */
export function HiredFromPanel({ data: { path, reference } }: PanelProps<"hiredFrom">) {
  const { hiredFrom } = useMessages(hiringMessages);
  return (
    <p className="mt-1 text-sm">
      <Link to={path} className={tallTextLinkClass}>
        {hiredFrom({ reference })}
      </Link>
    </p>
  );
}
