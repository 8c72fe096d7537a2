import type { Messages } from "#platform/language/define-messages.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { WrittenText } from "#platform/language/written-text.tsx";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { CompactLink } from "#ui/links.tsx";
import type { FeedbackAnswerView } from "./feedback-answer-view.server.ts";
import type { en } from "./messages/en.ts";
import { feedbackMessages } from "./messages.ts";
import { ScoreBadge } from "./score-badge.tsx";

interface FeedbackListProps {
  rows: readonly FeedbackAnswerView[];
  audience: "client" | "staff";
}

/** Answers, the latest first. */
export function FeedbackList({ rows, audience }: FeedbackListProps) {
  const { table } = useMessages(feedbackMessages);
  return (
    <DataTable
      caption={table.answers}
      rows={rows}
      columns={columnsFor(audience, table)}
      className="mt-6"
    />
  );
}

const columnsFor = (
  audience: FeedbackListProps["audience"],
  table: Messages<typeof en>["table"],
): Column<FeedbackAnswerView>[] => [
  {
    label: table.about,
    isName: true,
    cellClass: "sm:w-1/3",
    value: (row) => <About row={row} audience={audience} />,
  },
  {
    label: table.score,
    className: "w-36",
    value: ({ score, band }) =>
      score !== null && band ? <ScoreBadge score={score} band={band} /> : null,
  },
  {
    label: table.reason,
    value: ({ reason, language }) =>
      reason ? (
        <WrittenText
          text={reason}
          language={language}
          className="max-w-[68ch] break-words whitespace-pre-wrap"
        />
      ) : null,
  },
  {
    label: table.givenBy,
    cellClass: "text-slate",
    value: ({ isMine, giver }) => (isMine ? table.you : giver),
  },
  {
    label: table.answered,
    cellClass: "text-slate",
    value: ({ answered, changed }) =>
      answered ? (
        <time dateTime={answered.iso} className="tabular-nums">
          {changed
            ? table.answeredAndChanged({ answered: answered.short, changed: changed.short })
            : answered.short}
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
  const { table } = useMessages(feedbackMessages);
  const area = audience === "client" ? "/client-portal" : "/office";
  return (
    <>
      <span className="block font-semibold break-words">{row.about}</span>
      <span className="block break-words text-slate">
        {audience === "staff"
          ? table.clientAndFacility({ client: row.clientName, facility: row.facilityName })
          : row.facilityName}
      </span>
      <span className="flex flex-wrap gap-x-5 empty:hidden">
        {row.workOrderId ? (
          <CompactLink to={`${area}/work-orders/${row.workOrderId}`}>{table.workOrder}</CompactLink>
        ) : null}
        {row.threadId ? (
          <CompactLink to={`${area}/messages/${row.threadId}`}>{table.messages}</CompactLink>
        ) : null}
        {audience === "client" && row.mayAnswer ? (
          <CompactLink to={`${area}/feedback/${row.id}`}>{table.change}</CompactLink>
        ) : null}
      </span>
    </>
  );
}
