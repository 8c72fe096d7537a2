import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { StateTabs } from "#platform/frame/state-tabs.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { DownloadLink } from "#ui/download-link.tsx";
import { clearFilters, EmptyState } from "#ui/empty-state.tsx";
import { ClientFilter, FacilityFilter } from "#ui/form/facility-filters.tsx";
import { AssigneeFilter, FilterDate, FilterSelect, SearchField } from "#ui/form/filter-fields.tsx";
import { FilterForm, FindButton } from "#ui/form/filter-form.tsx";
import { FoldedFilters } from "#ui/form/folded-filters.tsx";
import { BelowHeadline } from "#ui/headline-first.tsx";
import { CompactButtonLink } from "#ui/links.tsx";
import { PageLinks } from "#ui/page-links.tsx";
import { PageHead } from "#ui/page-title.tsx";
import { TickAll } from "#ui/tick-all.tsx";
import type { BulkAnswer } from "./bulk.server.ts";
import { BulkBar, BulkUndo, bulkForm } from "./bulk-bar.tsx";
import type { ListData } from "./list-screen.server.ts";
import { workOrderMessages } from "./messages.ts";
import { priorities } from "./service-levels/service-clock-types.ts";
import { filterAddress, workOrderTabs } from "./work-order-filter.ts";
import { canBeAccepted, WorkOrderTable } from "./work-order-table.tsx";
import { categories } from "./work-order-types.ts";

function ListFilters({ view, filter, clients, facilities, assignees }: ListData) {
  const { tab, facilityId, priority, category, assigned, words } = filter;
  const messages = useMessages(workOrderMessages);
  const { filters } = messages;
  return (
    <FilterForm
      path={view.path}
      filter={filter}
      hidden={{
        tab: tab === "open" ? undefined : tab,
        clientId: clients.length === 0 ? filter.clientId : undefined,
      }}
    >
      <SearchField label={filters.search} value={words} placeholder={filters.searchPlaceholder} />
      <FoldedFilters values={filterValues(filter)}>
        {clients.length > 0 ? <ClientFilter value={filter.clientId} of={clients} /> : null}
        {facilities.length > 1 ? <FacilityFilter value={facilityId} of={facilities} /> : null}
        <FilterSelect
          name="priority"
          label={filters.priority}
          value={priority}
          all={filters.anyPriority}
          of={priorities.map((priority) => ({ id: priority, name: messages.priorities[priority] }))}
        />
        <FilterSelect
          name="category"
          label={filters.category}
          value={category}
          all={filters.anyCategory}
          of={categories.map((category) => ({ id: category, name: messages.categories[category] }))}
        />
        <FilterSelect
          name="missed"
          label={filters.targets}
          value={filter.missed}
          all={filters.metOrMissed}
        >
          <option value="yes">{filters.missed}</option>
        </FilterSelect>
        {/* Only a link from a figure sets these filters and the days below. */}
        {filter.measured ? (
          <FilterSelect
            name="measured"
            label={filters.measured}
            value={filter.measured}
            all={filters.answeredOrNot}
          >
            <option value="answered">{filters.answered}</option>
            <option value="finished">{filters.finished}</option>
          </FilterSelect>
        ) : null}
        {filter.reportedFrom ? (
          <FilterDate
            name="reportedFrom"
            label={filters.reportedFrom}
            value={filter.reportedFrom}
          />
        ) : null}
        {filter.reportedTo ? (
          <FilterDate name="reportedTo" label={filters.reportedThrough} value={filter.reportedTo} />
        ) : null}
        {filter.source ? (
          <FilterSelect
            name="source"
            label={filters.requestedBy}
            value={filter.source}
            all={filters.anyone}
          >
            <option value="occupant">{filters.occupants}</option>
          </FilterSelect>
        ) : null}
        {filter.from ? (
          <FilterDate name="from" label={filters.requestedFrom} value={filter.from} />
        ) : null}
        {filter.to ? (
          <FilterDate name="to" label={filters.requestedThrough} value={filter.to} />
        ) : null}
        {assignees.length > 0 ? (
          <AssigneeFilter value={assigned} assignees={assignees} texts={filters} />
        ) : null}
        <FilterSelect name="sort" label={filters.order} value={filter.sort}>
          <option value="due">{filters.lateFirst}</option>
          <option value="newest">{filters.newestFirst}</option>
          <option value="oldest">{filters.oldestFirst}</option>
        </FilterSelect>
      </FoldedFilters>
      <FindButton
        clear={
          isNarrowed(filter)
            ? view.path + filterAddress(view, { tab, sort: filter.sort })
            : undefined
        }
      />
    </FilterForm>
  );
}

/** All filters except the search. */
const filterValues = (filter: ListData["filter"]) => {
  const { clientId, facilityId, priority, category, assigned, missed, source } = filter;
  const { measured, from, to, reportedFrom, reportedTo } = filter;
  const days = [from, to, reportedFrom, reportedTo];
  return [clientId, facilityId, priority, category, assigned, missed, source, measured, ...days];
};

const isNarrowed = (filter: ListData["filter"]): boolean =>
  [filter.words, ...filterValues(filter)].some((value) => value !== undefined);

/** The states as links, each with how many there are under the other filters. */
const Tabs = ({ view, filter, counts }: Pick<ListData, "view" | "filter" | "counts">) => (
  <StateTabs
    states={workOrderTabs}
    labels={useMessages(workOrderMessages).tabs}
    counts={counts}
    chosen={filter.tab}
    alarming="late"
    addressOf={(tab) => view.path + filterAddress(view, { ...filter, tab, after: undefined })}
  />
);

interface ListScreenProps {
  data: ListData;
  answer: BulkAnswer | undefined;
}

/** Work orders of a client, or of all that the reader looks after. */
export function ListScreen({ data, answer }: ListScreenProps) {
  const { view, filter, rows, next, mayCreate, mayExport, mayDirect, mayAccept } = data;
  const hasTicks = mayDirect ? rows.length > 0 : mayAccept && rows.some(canBeAccepted);
  // When the last row is done, no check boxes are left, but the result must still be on screen.
  const isBulk = hasTicks || ((mayDirect || mayAccept) && answer !== undefined);
  const messages = useMessages(workOrderMessages);
  useLiveRead(["work-order"]);
  const page = (after: string | undefined) => view.path + filterAddress(view, { ...filter, after });
  return (
    <>
      <PageHead title={messages.section}>
        {mayExport ? (
          <DownloadLink
            href={`${view.path}/export.csv${filterAddress(view, { ...filter, after: undefined })}`}
          >
            {messages.exportAsCsv}
          </DownloadLink>
        ) : null}
        {mayCreate ? (
          <CompactButtonLink to={`${view.path}/new`} look="primary">
            {messages.add}
          </CompactButtonLink>
        ) : null}
      </PageHead>
      <BelowHeadline>
        <Tabs {...data} />
        <ListFilters {...data} />
        <div className="group/list" data-ticked-list>
          {hasTicks ? <TickAll /> : null}
          {isBulk ? <BulkBar data={data} hasTicks={hasTicks} answer={answer} /> : null}
          <BulkUndo answer={answer} />
          {rows.length > 0 ? (
            <WorkOrderTable
              // Ticks go once what they were for is done.
              key={answer && "at" in answer ? answer.at : "first"}
              view={view}
              rows={rows}
              tickedIn={hasTicks ? bulkForm : undefined}
            />
          ) : (
            <Nothing {...data} />
          )}
        </div>
        <PageLinks first={filter.after && page(undefined)} next={next && page(next)} />
      </BelowHeadline>
    </>
  );
}

/** "None yet", "nothing matches" and "nothing here" ask for different things. */
function Nothing({ view, filter, counts, mayCreate }: ListData) {
  const isClient = view.audience === "client";
  const { list, add } = useMessages(workOrderMessages);
  const [title, text] = isNarrowed(filter)
    ? [list.noMatch, list.tryFewerFilters]
    : counts.all === 0
      ? [list.noneYet, isClient ? list.firstForClient : list.firstForStaff]
      : filter.tab === "open"
        ? [list.nothingOpen, list.allDone]
        : filter.tab === "late"
          ? [list.nothingLate, list.allOnTime]
          : [list.noneHere, list.noneInState];
  return (
    <EmptyState
      title={title}
      text={text}
      link={
        isNarrowed(filter)
          ? clearFilters(view.path)
          : mayCreate && counts.all === 0
            ? { to: `${view.path}/new`, label: add, look: "primary" }
            : undefined
      }
    />
  );
}
