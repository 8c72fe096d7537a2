import { ClientFilter, FacilityFilter } from "#ui/form/facility-filters.tsx";
import { FilterSelect, SearchField } from "#ui/form/filter-fields.tsx";
import { FilterForm, FindButton } from "#ui/form/filter-form.tsx";
import { FoldedFilters } from "#ui/form/folded-filters.tsx";
import type { ThreadListData } from "./thread-list-request.server.ts";

export function ThreadFilters({ data }: { data: ThreadListData }) {
  const { path, filter, clients, facilities, namesClients } = data;
  return (
    <FilterForm path={path} filter={filter} className="my-5">
      <SearchField label="Search messages" value={filter.words} placeholder="Words in a message" />
      <FoldedFilters values={[filter.clientId, filter.facilityId, filter.unread]}>
        {clients.length > 0 ? <ClientFilter value={filter.clientId} of={clients} /> : null}
        {clients.length === 0 || facilities.length > 0 ? (
          <FacilityFilter value={filter.facilityId} of={facilities} />
        ) : null}
        <FilterSelect
          name="unread"
          label="Read or unread"
          value={filter.unread}
          all="Read and unread"
        >
          <option value="yes">Unread</option>
          {namesClients ? <option value="unanswered">The client wrote last</option> : null}
        </FilterSelect>
      </FoldedFilters>
      <FindButton look="outline" />
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
