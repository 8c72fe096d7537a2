import { useMessages } from "#platform/language/use-messages.ts";
import { ClientFilter, FacilityFilter } from "#ui/form/facility-filters.tsx";
import { FilterSelect, SearchField } from "#ui/form/filter-fields.tsx";
import { FilterForm, FindButton } from "#ui/form/filter-form.tsx";
import { FoldedFilters } from "#ui/form/folded-filters.tsx";
import { documentSorts } from "./document-filter-types.ts";
import { documentTypes } from "./document-types.ts";
import type { DocumentListData } from "./list.server.ts";
import { documentMessages } from "./messages.ts";
import { filterAddress } from "./read-filter.ts";

export function ListFilters({ view, filter, facilities, clients }: DocumentListData) {
  const { tab, clientId, facilityId, type, words, sort } = filter;
  const { list, types } = useMessages(documentMessages);
  return (
    <FilterForm path={view.path} filter={filter} hidden={{ tab: tab === "all" ? undefined : tab }}>
      <SearchField label={list.search} value={words} placeholder={list.searchPlaceholder} />
      <FoldedFilters values={[clientId, facilityId, type]}>
        {clients.length > 1 ? <ClientFilter value={clientId} of={clients} /> : null}
        {facilities.length > 1 ? <FacilityFilter value={facilityId} of={facilities} /> : null}
        <FilterSelect
          name="type"
          label={list.type}
          value={type}
          all={list.anyType}
          of={documentTypes.map((one) => ({ id: one, name: types[one] }))}
        />
        <FilterSelect name="sort" label={list.order} value={sort}>
          {documentSorts.map((one) => (
            <option key={one} value={one}>
              {list.orders[one]}
            </option>
          ))}
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
