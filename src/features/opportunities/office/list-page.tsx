import { useState } from "react";
import { type ActionFunctionArgs, Link, type LoaderFunctionArgs } from "react-router";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { StateTabs } from "#platform/frame/state-tabs.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { DataTable } from "#ui/data-table.tsx";
import { clearFilters, EmptyState } from "#ui/empty-state.tsx";
import { useAnswer, usePlace } from "#ui/form/use-answer.ts";
import { PageLinks } from "#ui/page-links.tsx";
import { StatusNotice } from "#ui/status-notice.tsx";
import { TickAll } from "#ui/tick-all.tsx";
import { opportunityMessages } from "../messages.ts";
import {
  isNarrowed,
  type OpportunityStage,
  opportunityFilterAddress,
  opportunityTabs,
  tickPrefix,
} from "../opportunity-types.ts";
import type { Route } from "./+types/list-page.ts";
import { AnswerClock } from "./answer-clock.tsx";
import { BulkBar, bulkFormId } from "./bulk-bar.tsx";
import { NextStep } from "./next-step.tsx";
import { handleListForm, type ListData, readListPage } from "./opportunity-pages.server.ts";
import { PipelineHead } from "./pipeline-head.tsx";
import { SavedViews } from "./saved-views.tsx";

export const loader = (route: LoaderFunctionArgs) => readListPage(route);

export const action = (route: ActionFunctionArgs) => handleListForm(route);

export const meta = pageMetaIn((language) => opportunityMessages(language).section);

/** Opportunities as a table, by any filter and in any order. */
export default function OpportunityListPage({
  loaderData: data,
  actionData,
}: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { filter, counts, rows, next } = data;
  const path = `${data.path}/list`;
  const { stages, open, all, list, board } = useMessages(opportunityMessages);
  useLiveRead(["opportunity"]);
  const to = (over: Partial<typeof filter>) =>
    path + opportunityFilterAddress({ ...filter, after: undefined, ...over });
  return (
    <>
      <PipelineHead data={data} view="list" />
      <SavedViews data={data} answer={answer} />
      <StateTabs
        states={opportunityTabs}
        labels={{ ...stages, open, all }}
        counts={counts}
        chosen={filter.tab}
        addressOf={(tab) => to({ tab })}
      />
      <StatusNotice>{data.done.length > 0 ? data.done.join(" ") : null}</StatusNotice>
      {rows.length > 0 ? (
        <div className="group/list mt-4" data-ticked-list>
          {data.mayChange ? <TickAll /> : null}
          {data.mayChange ? <BulkBar data={data} answer={answer} /> : null}
          <OpportunityTable data={data} />
        </div>
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

/**
 * The stages at the time the list was opened. The list reloads, and a ticked row must not be moved from a
 * stage that nobody has looked at.
 */
function useStagesSeen(rows: ListData["rows"]): ReadonlyMap<string, OpportunityStage> {
  const place = usePlace();
  const stagesNow = () => new Map(rows.map(({ id, stage }) => [id, stage]));
  const [seen, keep] = useState(() => ({ place, stages: stagesNow() }));
  if (seen.place !== place) keep({ place, stages: stagesNow() });
  return seen.stages;
}

function OpportunityTable({ data: { path, rows, mayChange } }: { data: ListData }) {
  const { list, plural, stages, bulk } = useMessages(opportunityMessages);
  const seen = useStagesSeen(rows);
  return (
    <DataTable
      caption={plural}
      tick={
        mayChange
          ? ({ id, company, stage }) => ({
              form: bulkFormId,
              name: `${tickPrefix}${id}`,
              value: seen.get(id) ?? stage,
              label: bulk.select({ company }),
            })
          : undefined
      }
      rows={rows}
      columns={[
        {
          label: list.prospect,
          isName: true,
          className: "sm:min-w-44",
          value: ({ id, company, contact }) => (
            <>
              <Link
                to={`${path}/${id}`}
                data-row-link
                className="stretched font-semibold wrap-anywhere"
              >
                {company}
              </Link>
              <span className="block text-xs wrap-anywhere text-slate">{contact}</span>
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
