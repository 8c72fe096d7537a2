import { Link } from "react-router";
import { ScoreWord } from "./score-word.tsx";
import type { ShownFeedback } from "./shown-feedback.server.ts";

interface FeedbackListProps {
  lines: readonly ShownFeedback[];
  side: "client" | "staff";
}

const linkClass =
  "inline-flex min-h-11 items-center font-semibold text-teal underline-offset-4 hover:underline sm:min-h-8";

/** Answers, the latest first; stacked on phones. */
export function FeedbackList({ lines, side }: FeedbackListProps) {
  const area = side === "client" ? "/client-portal" : "/office";
  return (
    <ul className="mt-6 border-b border-line text-sm">
      {lines.map((line) => (
        <li
          key={line.id}
          className="grid grid-cols-1 gap-x-8 gap-y-1 border-t border-line py-3 md:grid-cols-[10rem_minmax(0,1fr)_auto]"
        >
          <p className="md:pt-1.5">
            {line.score !== null && line.band ? (
              <ScoreWord score={line.score} band={line.band} />
            ) : null}
          </p>
          <div className="min-w-0">
            <p className="font-semibold break-words md:pt-1.5">{line.about}</p>
            <p className="break-words text-slate">
              {side === "staff" ? `${line.clientName}, ${line.facilityName}` : line.facilityName}
            </p>
            {line.reason ? (
              <p className="mt-1 max-w-[68ch] break-words whitespace-pre-wrap">{line.reason}</p>
            ) : null}
            <p className="flex flex-wrap gap-x-5 empty:hidden">
              {line.workOrderId ? (
                <Link to={`${area}/work-orders/${line.workOrderId}`} className={linkClass}>
                  Work order
                </Link>
              ) : null}
              {line.threadId ? (
                <Link to={`${area}/messages/${line.threadId}`} className={linkClass}>
                  Messages about it
                </Link>
              ) : null}
              {side === "client" && line.mayAnswer ? (
                <Link to={`${area}/feedback/${line.id}`} className={linkClass}>
                  Change your answer
                </Link>
              ) : null}
            </p>
          </div>
          <p className="text-slate md:pt-1.5 md:text-right">
            {line.isMine ? "You" : line.giver}
            {line.answered ? (
              <time dateTime={line.answered.iso} className="block tabular-nums">
                {line.answered.short}
                {line.changed ? `, changed ${line.changed.short}` : ""}
              </time>
            ) : null}
          </p>
        </li>
      ))}
    </ul>
  );
}
