import { Link } from "react-router";
import { useMessages } from "#platform/language/use-messages.ts";
import { Written } from "#platform/language/written-text.tsx";
import { writtenAlone } from "#platform/language/written-words.ts";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { submissionMessages } from "../messages.ts";
import type { SubmissionTableRow } from "./list-page.server.ts";
import { StateBadge } from "./state-badge.tsx";
import type { SubmissionsView } from "./submission-views.ts";

interface SubmissionTableProps {
  view: SubmissionsView;
  /** Query string of the list, which the way back keeps. */
  search: string;
  rows: readonly SubmissionTableRow[];
  /** Ids of those that came in while the list was open. */
  arrived: ReadonlySet<string>;
}

export function SubmissionTable({ view, search, rows, arrived }: SubmissionTableProps) {
  const messages = useMessages(submissionMessages);
  return (
    <DataTable
      caption={messages.kinds[view.kind].title}
      rows={rows}
      columns={columnsFor(view, search, messages)}
      rowClass={({ id }) => `sm:h-16 sm:*:align-middle ${arrived.has(id) ? "arrived" : ""}`}
    />
  );
}

const columnsFor = (
  view: SubmissionsView,
  search: string,
  { list }: ReturnType<typeof submissionMessages>,
): Column<SubmissionTableRow>[] => [
  {
    label: list.received,
    className: "w-24",
    cellClass: "whitespace-nowrap text-slate tabular-nums",
    value: ({ received }) => (
      <time dateTime={received.iso} data-tooltip={received.full}>
        <span aria-hidden="true">{received.short}</span>
        <span className="sr-only">{received.full}</span>
      </time>
    ),
  },
  {
    label: list.from,
    isName: true,
    cellClass: "max-w-0 sm:w-2/5",
    value: (row) => <Name row={row} to={`${view.path}/${row.id}${search}`} />,
  },
  {
    label: list.text,
    className: "max-xl:hidden",
    cellClass: "max-w-0 text-slate xl:w-2/5",
    value: ({ excerpt, language }) => (
      <span className="line-clamp-2" data-tooltip="">
        <Written words={writtenAlone(excerpt, language)} />
      </span>
    ),
  },
  {
    label: list.assignedTo,
    className: "w-40",
    cellClass: "max-sm:truncate",
    value: ({ isMine, assigneeName }) =>
      isMine ? (
        <span className="font-semibold">{list.you}</span>
      ) : (
        <span className={assigneeName ? "" : "text-slate"}>{assigneeName ?? list.noOne}</span>
      ),
  },
  {
    label: list.state,
    className: "w-36",
    value: ({ state }) => <StateBadge state={state} />,
  },
];

function Name({ row, to }: { row: SubmissionTableRow; to: string }) {
  const { list } = useMessages(submissionMessages);
  return (
    <>
      <Link to={to} className="stretched block font-semibold text-ink" data-row-link>
        <span className="block truncate" data-tooltip="">
          {row.name}
        </span>
      </Link>
      <span className="block truncate text-slate" data-tooltip="">
        <Written words={writtenAlone(row.subject, row.subjectLanguage)} />
      </span>
      {row.hasEmailTrouble ? (
        <span className="block font-medium text-error">{list.emailFailed}</span>
      ) : null}
    </>
  );
}
