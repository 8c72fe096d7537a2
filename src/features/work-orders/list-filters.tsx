import { useMessages } from "#platform/language/use-messages.ts";
import { ClientFilter, FacilityFilter } from "#ui/form/facility-filters.tsx";
import { FilterDate, FilterSelect, SearchField } from "#ui/form/filter-fields.tsx";
import { FilterForm, FindButton } from "#ui/form/filter-form.tsx";
import { FoldedFilters } from "#ui/form/folded-filters.tsx";
import { workOrderMessages } from "./messages.ts";
import { filterAddress } from "./read-filter.ts";
import type { ListData } from "./read-list.server.ts";
import { priorities } from "./service-levels/priority-types.ts";
import { categories } from "./work-order-types.ts";

export function ListFilters({ view, filter, clients, facilities, assignees }: ListData) {
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
          of={priorities.map((one) => ({ id: one, name: messages.priorities[one] }))}
        />
        <FilterSelect
          name="category"
          label={filters.category}
          value={category}
          all={filters.anyCategory}
          of={categories.map((one) => ({ id: one, name: messages.categories[one] }))}
        />
        <FilterSelect
          name="missed"
          label={filters.targets}
          value={filter.missed}
          all={filters.metOrMissed}
        >
          <option value="yes">{filters.missed}</option>
        </FilterSelect>
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
        {/* Where figures lead here: the list alone asks for no days. */}
        {filter.from ? (
          <FilterDate name="from" label={filters.requestedFrom} value={filter.from} />
        ) : null}
        {filter.to ? (
          <FilterDate name="to" label={filters.requestedThrough} value={filter.to} />
        ) : null}
        {assignees.length > 0 ? (
          <FilterSelect
            name="assigned"
            label={filters.assignedTo}
            value={assigned}
            all={filters.anyone}
            of={assignees}
          >
            <option value="me">{filters.me}</option>
            <option value="nobody">{filters.noOne}</option>
          </FilterSelect>
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

/** What it asks for beside the words. */
const filterValues = (filter: ListData["filter"]) => {
  const { clientId, facilityId, priority, category, assigned, missed, source, from, to } = filter;
  return [clientId, facilityId, priority, category, assigned, missed, source, from, to];
};

export const isNarrowed = (filter: ListData["filter"]): boolean =>
  [filter.words, ...filterValues(filter)].some((value) => value !== undefined);
