import { Link, type LoaderFunctionArgs } from "react-router";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { StateTabs } from "#platform/frame/state-tabs.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { Written } from "#platform/language/written-text.tsx";
import { writtenAlone } from "#platform/language/written-words.ts";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { clearFilters, EmptyState } from "#ui/empty-state.tsx";
import { ClientFilter } from "#ui/form/facility-filters.tsx";
import { FilterSelect } from "#ui/form/filter-fields.tsx";
import { FilterForm, FindButton } from "#ui/form/filter-form.tsx";
import { PageLinks } from "#ui/page-links.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { startUpPlanMessages } from "../messages.ts";
import { isNarrowed, taskFilterAddress, taskTabs } from "../start-up-plan-types.ts";
import type { Route } from "./+types/task-list-page.ts";
import { readTaskList, type TaskListData } from "./task-list-page.server.ts";

export const loader = (route: LoaderFunctionArgs) => readTaskList(route);

export const meta = pageMetaIn((language) => startUpPlanMessages(language).tasks);

const path = "/office/clients/start-up-tasks";

/** The tasks of all start-up plans that the reader looks after. */
export default function TaskListPage({ loaderData: data }: Route.ComponentProps) {
  const { filter, counts, rows, next } = data;
  const { tasks, list } = useMessages(startUpPlanMessages);
  useLiveRead(["start-up-plan"]);
  const page = (number: number) => path + taskFilterAddress({ ...filter, page: number });
  return (
    <>
      <PageTitle>{tasks}</PageTitle>
      <StateTabs
        states={taskTabs}
        labels={list.tabs}
        counts={counts}
        chosen={filter.tab}
        alarming="late"
        addressOf={(tab) => path + taskFilterAddress({ ...filter, tab, page: 1 })}
      />
      <Filters data={data} />
      {rows.length > 0 ? <TaskTable rows={rows} /> : <Nothing data={data} />}
      <PageLinks
        first={filter.page > 1 ? page(1) : undefined}
        next={next === undefined ? undefined : page(next)}
      />
    </>
  );
}

function Filters({ data: { filter, clients, people } }: { data: TaskListData }) {
  const { office, list } = useMessages(startUpPlanMessages);
  return (
    <FilterForm path={path} filter={filter} hidden={{ tab: filter.tab }}>
      <ClientFilter value={filter.clientId} of={clients} />
      <FilterSelect
        name="assignedTo"
        label={office.assignedTo}
        all={list.all}
        value={filter.assignedTo}
        of={people}
      />
      <FindButton
        clear={isNarrowed(filter) ? path + taskFilterAddress({ tab: filter.tab }) : undefined}
      />
    </FilterForm>
  );
}

function Nothing({ data: { filter } }: { data: TaskListData }) {
  const { list } = useMessages(startUpPlanMessages);
  const narrowed = isNarrowed(filter);
  return (
    <EmptyState
      title={list.none}
      text={narrowed ? list.noneNarrowed : list.noneText}
      link={narrowed ? clearFilters(path) : undefined}
    />
  );
}

type TaskRow = TaskListData["rows"][number];

function TaskTable({ rows }: { rows: readonly TaskRow[] }) {
  const messages = useMessages(startUpPlanMessages);
  return <DataTable caption={messages.tasks} rows={rows} columns={columnsIn(messages)} />;
}

const columnsIn = ({ office, list }: ReturnType<typeof startUpPlanMessages>): Column<TaskRow>[] => [
  {
    label: office.task,
    isName: true,
    cellClass: "max-w-0 sm:w-2/5",
    value: ({ task, taskLanguage, planPath }) => (
      <Link
        to={planPath}
        className="stretched block font-semibold wrap-anywhere text-ink"
        data-row-link
      >
        <Written words={writtenAlone(task, taskLanguage)} />
      </Link>
    ),
  },
  {
    label: list.facility,
    cellClass: "sm:max-w-0 sm:w-1/4",
    value: ({ facilityName, clientName }) => (
      <>
        <span className="wrap-anywhere">{facilityName}</span>
        <span className="text-xs text-slate before:content-['_·_'] sm:block sm:truncate sm:before:content-none">
          {clientName}
        </span>
      </>
    ),
  },
  {
    label: list.day,
    cellClass: "tabular-nums",
    value: ({ state, isLate }) => <span className={isLate ? "text-error" : ""}>{state}</span>,
  },
  { label: office.assignedTo, value: ({ person }) => person },
];
