import { type ActionFunctionArgs, Link, type LoaderFunctionArgs } from "react-router";
import { closingMessages } from "#features/appointments/closing/messages.ts";
import { applicationMessages } from "#features/job-applications/messages.ts";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { StateTabs } from "#platform/frame/state-tabs.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { buttonClass } from "#ui/button.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { DownloadLink } from "#ui/download-link.tsx";
import { clearFilters, EmptyState } from "#ui/empty-state.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { AssigneeFilter, FilterDate, FilterSelect, SearchField } from "#ui/form/filter-fields.tsx";
import { FilterForm, FindButton } from "#ui/form/filter-form.tsx";
import { FoldedFilters } from "#ui/form/folded-filters.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { PageLinks } from "#ui/page-links.tsx";
import { PageHead } from "#ui/page-title.tsx";
import { TickAll } from "#ui/tick-all.tsx";
import {
  applicationFilterAddress,
  applicationTabs,
  isNarrowed,
  tickPrefix,
} from "../hiring-types.ts";
import { hiringMessages } from "../messages.ts";
import type { Route } from "./+types/list-page.ts";
import { handleBulkForm, type ListData, readListPage } from "./hiring-pages.server.ts";
import { MoveFields } from "./move-fields.tsx";

export const loader = (route: LoaderFunctionArgs) => readListPage(route);

export const action = (route: ActionFunctionArgs) => handleBulkForm(route);

export const meta = pageMetaIn((language) => hiringMessages(language).section);

const bulkFormId = "several";

/** Applications by stage and opening. */
export default function ApplicationListPage({
  loaderData: data,
  actionData,
}: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { path, filter, counts, rows, next, results } = data;
  const { section, tabs, list, bulk } = useMessages(hiringMessages);
  const { stages } = useMessages(applicationMessages);
  useLiveRead(["application"]);
  const to = (over: Partial<typeof filter>) =>
    path + applicationFilterAddress({ ...filter, after: undefined, ...over });
  return (
    <>
      <PageHead title={section}>
        {data.mayExport ? (
          <DownloadLink
            href={`${path}/export.csv${applicationFilterAddress({ ...filter, after: undefined })}`}
          >
            {list.exportAsCsv}
          </DownloadLink>
        ) : null}
      </PageHead>
      <StateTabs
        states={applicationTabs}
        labels={{ ...stages, ...tabs }}
        counts={counts}
        chosen={filter.tab}
        addressOf={(tab) => to({ tab })}
      />
      <Filters data={data} />
      <div role="status" className="empty:hidden">
        {results.length > 0 ? (
          <ul aria-label={bulk.results} className="mt-4 rounded-md bg-tint p-3 text-sm">
            {results.map(({ id, text }) => (
              <li key={id} className="wrap-anywhere">
                {text}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {rows.length > 0 ? (
        <div className="group/list mt-4" data-ticked-list>
          {data.mayChange ? <TickAll /> : null}
          {data.mayChange ? <BulkBar answer={answer} /> : null}
          <ApplicationTable data={data} />
        </div>
      ) : (
        <Nothing data={data} />
      )}
      <PageLinks
        first={filter.after && to({})}
        next={next && to({ after: next })}
        nextText={list.next}
      />
    </>
  );
}

function Filters({ data }: { data: ListData }) {
  const { path, filter, assignees, openings } = data;
  const { tab, opening, assigned, words, from, to, sort } = filter;
  const { list } = useMessages(hiringMessages);
  return (
    <FilterForm path={path} filter={filter} hidden={{ tab: tab === "open" ? undefined : tab }}>
      <SearchField label={list.search} value={words} placeholder={list.searchPlaceholder} />
      <FoldedFilters values={[opening, assigned, from, to]}>
        <FilterSelect
          name="opening"
          label={list.opening}
          value={opening}
          all={list.anyOpening}
          of={openings}
        />
        <AssigneeFilter value={assigned} assignees={assignees} texts={list} />
        <FilterSelect name="sort" label={list.order} value={sort}>
          <option value="newest">{list.newest}</option>
          <option value="oldest">{list.oldest}</option>
        </FilterSelect>
        <div className="contents sm:flex sm:gap-3">
          <FilterDate name="from" label={list.from} value={from} />
          <FilterDate name="to" label={list.to} value={to} />
        </div>
      </FoldedFilters>
      <FindButton
        clear={isNarrowed(filter) ? path + applicationFilterAddress({ tab, sort }) : undefined}
      />
    </FilterForm>
  );
}

/** Comes with the first tick. */
function BulkBar({ answer }: { answer: FormAnswer | undefined }) {
  const { bulk, detail } = useMessages(hiringMessages);
  const { several, severalTold } = useMessages(closingMessages);
  const visibility = answer ? "flex" : "hidden group-has-[[data-row]_:checked]/list:flex";
  return (
    <PostForm
      answer={answer}
      id={bulkFormId}
      data-no-draft=""
      aria-label={bulk.title}
      preventScrollReset
      noValidate
      className={`group/move mb-3 flex-wrap items-end gap-4 rounded-md bg-sand p-4 ${visibility}`}
    >
      <Problem text={answer?.problem ?? answer?.errors.ticks} of="ticks" />
      <MoveFields answer={answer} cancelable={{ label: several, help: severalTold }} />
      <button type="submit" className={buttonClass("outline", "", "compact")}>
        {detail.move}
      </button>
    </PostForm>
  );
}

function ApplicationTable({ data: { path, filter, rows, mayChange } }: { data: ListData }) {
  const { section, list, bulk, tabs } = useMessages(hiringMessages);
  const { stages } = useMessages(applicationMessages);
  const search = applicationFilterAddress(filter);
  return (
    <DataTable
      caption={section}
      tick={
        mayChange
          ? ({ id, name, stage, isAccepted }) =>
              isAccepted && stage !== "hired"
                ? {
                    form: bulkFormId,
                    name: `${tickPrefix}${id}`,
                    value: stage,
                    label: bulk.select({ name }),
                  }
                : undefined
          : undefined
      }
      rows={rows}
      columns={[
        {
          label: list.applicant,
          isName: true,
          className: "sm:min-w-44",
          value: ({ id, name, position, hasEmailTrouble }) => (
            <>
              <Link
                to={`${path}/${id}${search}`}
                data-row-link
                className="stretched font-semibold wrap-anywhere"
              >
                {name}
              </Link>
              <span className="block text-xs wrap-anywhere text-slate">{position}</span>
              {hasEmailTrouble ? (
                <span className="block text-xs font-medium text-error">{list.emailFailed}</span>
              ) : null}
            </>
          ),
        },
        {
          label: list.stage,
          value: ({ stage, isAccepted, since, reason }) =>
            isAccepted ? (
              <>
                {stages[stage]}
                {since ? (
                  <span className="block text-xs text-slate tabular-nums">
                    {list.since({ time: since })}
                  </span>
                ) : null}
                {reason ? <span className="block text-xs text-slate">{reason}</span> : null}
              </>
            ) : (
              tabs.quarantined
            ),
        },
        {
          label: list.assignedTo,
          value: ({ assignee, isMine }) =>
            isMine ? <span className="font-semibold">{list.you}</span> : assignee,
        },
        {
          label: list.received,
          cellClass: "whitespace-nowrap tabular-nums",
          value: ({ received }) => <time dateTime={received.iso}>{received.short}</time>,
        },
      ]}
    />
  );
}

/** "None yet" and "nothing matches" ask for different things. */
function Nothing({ data: { path, filter, counts } }: { data: ListData }) {
  const { list } = useMessages(hiringMessages);
  const narrowed = isNarrowed(filter);
  const [title, text] = narrowed
    ? [list.noMatch, list.tryFewer]
    : counts.all === 0
      ? [list.noneYet, list.noneYetText]
      : [list.noneHere, list.noneHereText];
  return (
    <EmptyState
      className="mt-6"
      title={title}
      text={text}
      link={narrowed ? clearFilters(path) : undefined}
    />
  );
}
