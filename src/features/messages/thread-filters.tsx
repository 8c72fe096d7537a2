import { useMessages } from "#platform/language/use-messages.ts";
import { ClientFilter, FacilityFilter } from "#ui/form/facility-filters.tsx";
import { FilterSelect, SearchField } from "#ui/form/filter-fields.tsx";
import { FilterForm, FindButton } from "#ui/form/filter-form.tsx";
import { FoldedFilters } from "#ui/form/folded-filters.tsx";
import { threadTexts } from "./messages.ts";
import type { ThreadListData } from "./thread-list-request.server.ts";

export function ThreadFilters({ data }: { data: ThreadListData }) {
  const { path, filter, clients, facilities, namesClients } = data;
  const { list } = useMessages(threadTexts);
  return (
    <FilterForm path={path} filter={filter} className="my-5">
      <SearchField label={list.search} value={filter.words} placeholder={list.searchPlaceholder} />
      <FoldedFilters values={[filter.clientId, filter.facilityId, filter.unread]}>
        {clients.length > 0 ? <ClientFilter value={filter.clientId} of={clients} /> : null}
        {clients.length === 0 || facilities.length > 0 ? (
          <FacilityFilter value={filter.facilityId} of={facilities} />
        ) : null}
        <FilterSelect
          name="unread"
          label={list.readOrUnread}
          value={filter.unread}
          all={list.readAndUnread}
        >
          <option value="yes">{list.unread}</option>
          {namesClients ? <option value="unanswered">{list.unanswered}</option> : null}
        </FilterSelect>
      </FoldedFilters>
      <FindButton />
    </FilterForm>
  );
}

export function listAddress(path: string, filter: ThreadListData["filter"]): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filter))
    if (value !== undefined) search.set(name, String(value));
  const text = search.toString();
  return text === "" ? path : `${path}?${text}`;
}
