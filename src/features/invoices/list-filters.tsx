import { useMessages } from "#platform/language/use-messages.ts";
import { ClientFilter, FacilityFilter } from "#ui/form/facility-filters.tsx";
import { FilterDate, SearchField } from "#ui/form/filter-fields.tsx";
import { FilterForm, FindButton } from "#ui/form/filter-form.tsx";
import { invoiceMessages } from "./messages.ts";
import { filterAddress } from "./read-filter.ts";
import type { ListData } from "./read-list.server.ts";

export function ListFilters({ view, filter, clients, facilities }: ListData) {
  const { state, clientId, facilityId, from, to, words } = filter;
  const { list } = useMessages(invoiceMessages);
  const hasClients = clients.length > 1;
  // On a phone two fields stand in a row, and the button beside the last odd one.
  const isPaired = hasClients !== facilities.length > 1;
  return (
    <FilterForm
      path={view.path}
      filter={filter}
      hidden={{ state, facilityId: facilities.length < 2 ? facilityId : undefined }}
    >
      <SearchField
        label={list.search}
        value={words}
        placeholder={list.searchPlaceholder}
        maxLength={100}
      />
      <FilterDate type="month" name="from" label={list.fromMonth} value={from?.slice(0, 7)} />
      <FilterDate type="month" name="to" label={list.toMonth} value={to?.slice(0, 7)} />
      {hasClients ? <ClientFilter value={clientId} of={clients} /> : null}
      {facilities.length > 1 ? <FacilityFilter value={facilityId} of={facilities} /> : null}
      <FindButton
        look="outline"
        className={isPaired ? "" : "max-sm:col-span-2"}
        clear={isNarrowed(filter) ? view.path + filterAddress({ state }) : undefined}
      />
    </FilterForm>
  );
}

export const isNarrowed = ({
  clientId,
  facilityId,
  from,
  to,
  words,
}: ListData["filter"]): boolean =>
  [clientId, facilityId, from, to, words].some((value) => value !== undefined);
