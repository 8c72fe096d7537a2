import { ClientFilter, FacilityFilter } from "#ui/form/facility-filters.tsx";
import { FilterDate, FilterSelect, SearchField } from "#ui/form/filter-fields.tsx";
import { FilterForm, FindButton } from "#ui/form/filter-form.tsx";
import { FoldedFilters } from "#ui/form/folded-filters.tsx";
import { filterAddress } from "./read-filter.ts";
import type { ListData } from "./read-list.server.ts";
import { priorities, priorityLabels } from "./service-levels/priority-types.ts";
import { categories } from "./work-order-types.ts";

export function ListFilters({ view, filter, clients, facilities, assignees }: ListData) {
  const { tab, facilityId, priority, category, assigned, words } = filter;
  return (
    <FilterForm
      path={view.path}
      filter={filter}
      hidden={{
        tab: tab === "open" ? undefined : tab,
        clientId: clients.length === 0 ? filter.clientId : undefined,
      }}
    >
      <SearchField label="Search work orders" value={words} placeholder="Number or words" />
      <FoldedFilters values={filterValues(filter)}>
        {clients.length > 0 ? <ClientFilter value={filter.clientId} of={clients} /> : null}
        {facilities.length > 1 ? <FacilityFilter value={facilityId} of={facilities} /> : null}
        <FilterSelect
          name="priority"
          label="Priority"
          value={priority}
          all="Any priority"
          of={priorities.map((one) => ({ id: one, name: priorityLabels[one] }))}
        />
        <FilterSelect
          name="category"
          label="Category"
          value={category}
          all="Any category"
          of={categories.map((one) => ({ id: one.value, name: one.label }))}
        />
        <FilterSelect name="missed" label="Targets" value={filter.missed} all="Met or missed">
          <option value="yes">Missed a target</option>
        </FilterSelect>
        {filter.source ? (
          <FilterSelect name="source" label="Requested by" value={filter.source} all="Anyone">
            <option value="occupant">Occupants at signs</option>
          </FilterSelect>
        ) : null}
        {/* Where figures lead here: the list alone asks for no days. */}
        {filter.from ? <FilterDate name="from" label="Requested from" value={filter.from} /> : null}
        {filter.to ? <FilterDate name="to" label="Requested through" value={filter.to} /> : null}
        {assignees.length > 0 ? (
          <FilterSelect
            name="assigned"
            label="Assigned to"
            value={assigned}
            all="Anyone"
            of={assignees}
          >
            <option value="me">Me</option>
            <option value="nobody">No one</option>
          </FilterSelect>
        ) : null}
        <FilterSelect name="sort" label="Order" value={filter.sort}>
          <option value="due">Late first</option>
          <option value="newest">Newest first</option>
          <option value="oldest">Oldest first</option>
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

/** What it asks for beside the words. */
const filterValues = (filter: ListData["filter"]) => {
  const { clientId, facilityId, priority, category, assigned, missed, source, from, to } = filter;
  return [clientId, facilityId, priority, category, assigned, missed, source, from, to];
};

export const isNarrowed = (filter: ListData["filter"]): boolean =>
  [filter.words, ...filterValues(filter)].some((value) => value !== undefined);
