import { numberText } from "#platform/format/number-format.ts";
import { StateTabs } from "#platform/frame/state-tabs.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { DataTable } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PageLinks } from "#ui/page-links.tsx";
import { TitledSection } from "#ui/titled-section.tsx";
import type { ImportData, RowView } from "./import-pages.server.ts";
import { type RowFilter, rowFilters } from "./import-types.ts";
import { importMessages } from "./messages.ts";

/** Nothing is added before the import, and nothing is left over after it unless it was given up. */
const pointlessIn = ({ state, counts }: ImportData): RowFilter | undefined => {
  if (state === "checked") return "added";
  return counts.ready === 0 ? "ready" : undefined;
};

/** Every row with what becomes of it, and what is wrong with it. */
export function ImportRows({ data }: { data: ImportData }) {
  const { rows: words } = useMessages(importMessages);
  const { id, filter, after, next, counts } = data;
  const pointless = pointlessIn(data);
  const to = (query: Readonly<Record<string, string>>) =>
    `/office/import/${id}?${new URLSearchParams(query)}`;
  return (
    <TitledSection titleId="rows-title" title={words.title} size="small" className="mt-9">
      <StateTabs
        states={rowFilters.filter((rowFilter) => rowFilter !== pointless)}
        labels={words.filters}
        counts={counts}
        chosen={filter}
        alarming="faulty"
        addressOf={(rowsShown) => to({ rows: rowsShown })}
      />
      {data.rows.length === 0 ? (
        <EmptyState className="mt-5" level={3} title={words.none} text={words.noneNote} />
      ) : (
        <DataTable
          caption={words.caption}
          rows={data.rows}
          columns={[
            {
              label: words.record,
              isName: true,
              cellClass: "max-w-72 break-words",
              value: (row) => <Record row={row} />,
            },
            {
              label: words.row,
              cellClass: "tabular-nums",
              value: ({ row }) => numberText(row),
            },
            {
              label: words.state,
              value: ({ state, sameAs, nowReads }) => {
                if (nowReads !== undefined) return words.notAdded;
                return state === "repeated"
                  ? words.states.repeated({ row: sameAs ?? 0 })
                  : words.states[state];
              },
            },
            {
              label: words.problems,
              cellClass: "max-w-96 break-words",
              value: (row) => row.nowReads ?? (hasProblem(row) ? <Faults row={row} /> : null),
            },
          ]}
        />
      )}
      <PageLinks
        first={after === 0 ? undefined : to({ rows: filter })}
        next={next === undefined ? undefined : to({ rows: filter, after: String(next) })}
      />
    </TitledSection>
  );
}

function Record({ row: { title, values } }: { row: RowView }) {
  const { rows: words } = useMessages(importMessages);
  return (
    <>
      <span className="font-semibold">{title}</span>
      <ul className="text-xs text-slate">
        {values
          .filter(({ value }) => value !== title)
          .map(({ label, value }) => (
            <li key={label}>{words.value({ label, value })}</li>
          ))}
      </ul>
    </>
  );
}

const hasProblem = ({ faults, state }: RowView): boolean =>
  faults.length > 0 || state === "would-fail" || state === "failed";

function Faults({ row: { faults } }: { row: RowView }) {
  const { rows: words } = useMessages(importMessages);
  if (faults.length === 0) return words.refused;
  return (
    <ul className="text-error">
      {faults.map(({ label, text }) => (
        <li key={`${label} ${text}`}>
          {label === undefined ? text : words.problem({ label, text })}
        </li>
      ))}
    </ul>
  );
}
