import { Link } from "react-router";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { ScoreWord } from "./score-word.tsx";
import type { ShownFeedback } from "./shown-feedback.server.ts";

interface FeedbackListProps {
  lines: readonly ShownFeedback[];
  side: "client" | "staff";
}

const linkClass =
  "inline-flex min-h-11 items-center font-semibold text-teal underline-offset-4 hover:underline sm:min-h-8";

/** Answers, the latest first. */
export const FeedbackList = ({ lines, side }: FeedbackListProps) => (
  <DataTable caption="Answers" rows={lines} columns={columnsFor(side)} className="mt-6" />
);

const columnsFor = (side: FeedbackListProps["side"]): Column<ShownFeedback>[] => [
  {
    label: "About",
    isName: true,
    cellClass: "sm:w-1/3",
    value: (line) => <About line={line} side={side} />,
  },
  {
    label: "Score",
    className: "w-36",
    value: ({ score, band }) =>
      score !== null && band ? <ScoreWord score={score} band={band} /> : null,
  },
  {
    label: "Reason",
    value: ({ reason }) =>
      reason ? (
        <span className="max-w-[68ch] break-words whitespace-pre-wrap">{reason}</span>
      ) : null,
  },
  {
    label: "Given by",
    cellClass: "text-slate",
    value: ({ isMine, giver }) => (isMine ? "You" : giver),
  },
  {
    label: "Answered",
    cellClass: "text-slate",
    value: ({ answered, changed }) =>
      answered ? (
        <time dateTime={answered.iso} className="tabular-nums">
          {answered.short}
          {changed ? `, changed ${changed.short}` : ""}
        </time>
      ) : null,
  },
];

function About({ line, side }: { line: ShownFeedback; side: FeedbackListProps["side"] }) {
  const area = side === "client" ? "/client-portal" : "/office";
  return (
    <>
      <span className="block font-semibold break-words">{line.about}</span>
      <span className="block break-words text-slate">
        {side === "staff" ? `${line.clientName}, ${line.facilityName}` : line.facilityName}
      </span>
      <span className="flex flex-wrap gap-x-5 empty:hidden">
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
      </span>
    </>
  );
}
