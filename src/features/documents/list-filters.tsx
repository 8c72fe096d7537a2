import { ClientFilter, FacilityFilter } from "#ui/form/facility-filters.tsx";
import { FilterSelect, SearchField } from "#ui/form/filter-fields.tsx";
import { FilterForm, FindButton } from "#ui/form/filter-form.tsx";
import { FoldedFilters } from "#ui/form/folded-filters.tsx";
import { documentTypeLabels, documentTypes } from "./document-types.ts";
import type { DocumentListData } from "./list.server.ts";
import { filterAddress } from "./read-filter.ts";

export function ListFilters({ view, filter, facilities, clients }: DocumentListData) {
  const { tab, clientId, facilityId, type, words, sort } = filter;
  return (
    <FilterForm path={view.path} filter={filter} hidden={{ tab: tab === "all" ? undefined : tab }}>
      <SearchField label="Search documents" value={words} placeholder="Title or facility" />
      <FoldedFilters values={[clientId, facilityId, type]}>
        {clients.length > 1 ? <ClientFilter value={clientId} of={clients} /> : null}
        {facilities.length > 1 ? <FacilityFilter value={facilityId} of={facilities} /> : null}
        <FilterSelect
          name="type"
          label="Type"
          value={type}
          all="Any type"
          of={documentTypes.map((one) => ({ id: one, name: documentTypeLabels[one] }))}
        />
        <FilterSelect name="sort" label="Order" value={sort}>
          <option value="ending">Ending soonest</option>
          <option value="newest">Newest first</option>
          <option value="title">By title</option>
        </FilterSelect>
      </FoldedFilters>
      <FindButton
        clear={isNarrowed(filter) ? view.path + filterAddress(view, { tab, sort }) : undefined}
      />
    </FilterForm>
  );
}

export const isNarrowed = ({
  clientId,
  facilityId,
  type,
  words,
}: DocumentListData["filter"]): boolean =>
  [clientId, facilityId, type, words].some((value) => value !== undefined);
