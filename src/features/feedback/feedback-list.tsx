import { Link } from "react-router";
import { type Column, DataTable } from "#ui/data-table.tsx";
import type { FeedbackAnswerView } from "./feedback-answer-view.server.ts";
import { ScoreBadge } from "./score-badge.tsx";

interface FeedbackListProps {
  rows: readonly FeedbackAnswerView[];
  audience: "client" | "staff";
}

const linkClass =
  "inline-flex min-h-11 items-center font-semibold text-teal underline-offset-4 hover:underline sm:min-h-8";

/** Answers, the latest first. */
export const FeedbackList = ({ rows, audience }: FeedbackListProps) => (
  <DataTable caption="Answers" rows={rows} columns={columnsFor(audience)} className="mt-6" />
);

const columnsFor = (audience: FeedbackListProps["audience"]): Column<FeedbackAnswerView>[] => [
  {
    label: "About",
    isName: true,
    cellClass: "sm:w-1/3",
    value: (row) => <About row={row} audience={audience} />,
  },
  {
    label: "Score",
    className: "w-36",
    value: ({ score, band }) =>
      score !== null && band ? <ScoreBadge score={score} band={band} /> : null,
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

function About({
  row,
  audience,
}: {
  row: FeedbackAnswerView;
  audience: FeedbackListProps["audience"];
}) {
  const area = audience === "client" ? "/client-portal" : "/office";
  return (
    <>
      <span className="block font-semibold break-words">{row.about}</span>
      <span className="block break-words text-slate">
        {audience === "staff" ? `${row.clientName}, ${row.facilityName}` : row.facilityName}
      </span>
      <span className="flex flex-wrap gap-x-5 empty:hidden">
        {row.workOrderId ? (
          <Link to={`${area}/work-orders/${row.workOrderId}`} className={linkClass}>
            Work order
          </Link>
        ) : null}
        {row.threadId ? (
          <Link to={`${area}/messages/${row.threadId}`} className={linkClass}>
            Messages about it
          </Link>
        ) : null}
        {audience === "client" && row.mayAnswer ? (
          <Link to={`${area}/feedback/${row.id}`} className={linkClass}>
            Change your answer
          </Link>
        ) : null}
      </span>
    </>
  );
}
