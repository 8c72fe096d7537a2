import { useMessages } from "#platform/language/use-messages.ts";
import { privacyMessages } from "../messages.ts";

interface DueDayProps {
  due: { day: string; left: string | undefined; isOverdue: boolean; isSoon: boolean };
}

/** The last day for an answer, and how far it is: in words, never by color alone. */
export function DueDay({ due: { day, left, isOverdue, isSoon } }: DueDayProps) {
  const { detail } = useMessages(privacyMessages);
  const look = isOverdue ? "font-semibold text-error" : isSoon ? "font-semibold" : "";
  return (
    <span className={`tabular-nums ${look}`}>
      {left === undefined ? day : detail.dueAfter({ day, left })}
    </span>
  );
}
