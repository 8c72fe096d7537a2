import { Link } from "react-router";
import { useMessages } from "#platform/language/use-messages.ts";
import type { PanelProps } from "#platform/record-panels/record-panel.tsx";
import { hiringMessages } from "./messages.ts";

/** On the page of a person: the application that they were hired from. */
export function HiredFromPanel({ data: { path, reference } }: PanelProps<"hiredFrom">) {
  const { hiredFrom } = useMessages(hiringMessages);
  return (
    <p className="mt-1 text-sm">
      <Link
        to={path}
        className="inline-flex min-h-11 items-center font-semibold text-teal underline underline-offset-4"
      >
        {hiredFrom({ reference })}
      </Link>
    </p>
  );
}
