import { Link, type LoaderFunctionArgs } from "react-router";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { StateTabs } from "#platform/frame/state-tabs.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { DataTable } from "#ui/data-table.tsx";
import { clearFilters, EmptyState } from "#ui/empty-state.tsx";
import { PageLinks } from "#ui/page-links.tsx";
import { opportunityMessages } from "../messages.ts";
import { isNarrowed, opportunityFilterAddress, opportunityTabs } from "../opportunity-types.ts";
import type { Route } from "./+types/list-page.ts";
import { AnswerClock } from "./answer-clock.tsx";
import { NextStep } from "./next-step.tsx";
import { type ListData, readListPage } from "./opportunity-pages.server.ts";
import { PipelineHead } from "./pipeline-head.tsx";

export const loader = (route: LoaderFunctionArgs) => readListPage(route);

export const meta = pageMetaIn((language) => opportunityMessages(language).section);

/** Opportunities as a table, by any filter and in any order. */
export default function OpportunityListPage({ loaderData: data }: Route.ComponentProps) {
  const { filter, counts, rows, next } = data;
  const path = `${data.path}/list`;
  const { stages, open, all, list, board } = useMessages(opportunityMessages);
  useLiveRead(["opportunity"]);
  const to = (over: Partial<typeof filter>) =>
    path + opportunityFilterAddress({ ...filter, after: undefined, ...over });
  return (
    <>
      <PipelineHead data={data} view="list" />
      <StateTabs
        states={opportunityTabs}
        labels={{ ...stages, open, all }}
        counts={counts}
        chosen={filter.tab}
        addressOf={(tab) => to({ tab })}
      />
      {rows.length > 0 ? (
        <OpportunityTable data={data} />
      ) : (
        <EmptyState
          className="mt-6"
          title={counts.all === 0 && !isNarrowed(filter) ? board.noneYet : board.noMatch}
          text={counts.all === 0 && !isNarrowed(filter) ? board.noneYetText : board.tryFewer}
          link={isNarrowed(filter) ? clearFilters(path) : undefined}
        />
      )}
      <PageLinks
        first={filter.after && to({})}
        next={next && to({ after: next })}
        nextText={list.next}
      />
    </>
  );
}

function OpportunityTable({ data: { path, rows } }: { data: ListData }) {
  const { list, plural, stages } = useMessages(opportunityMessages);
  return (
    <DataTable
      caption={plural}
      className="mt-4"
      rows={rows}
      columns={[
        {
          label: list.prospect,
          isName: true,
          value: ({ id, company, contact }) => (
            <>
              <Link
                to={`${path}/${id}`}
                data-row-link
                className="stretched font-semibold break-words"
              >
                {company}
              </Link>
              <span className="block text-xs break-words text-slate">{contact}</span>
            </>
          ),
        },
        {
          label: list.stage,
          value: ({ stage, clock }) => (
            <>
              {stages[stage]}
              {clock ? (
                <span className="block text-xs">
                  <AnswerClock clock={clock} />
                </span>
              ) : null}
            </>
          ),
        },
        {
          label: list.value,
          cellClass: "tabular-nums",
          value: ({ value }) => value,
        },
        {
          label: list.nextStep,
          value: (row) => (row.nextStep || row.nextStepOn ? <NextStep opportunity={row} /> : null),
        },
        { label: list.owner, value: ({ owner }) => owner },
        { label: list.source, className: "max-lg:hidden", value: ({ source }) => source },
        {
          label: list.opened,
          cellClass: "tabular-nums",
          value: ({ opened }) => <time dateTime={opened.iso}>{opened.short}</time>,
        },
      ]}
    />
  );
}
