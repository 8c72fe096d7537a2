import { Form } from "react-router";
import { buttonClass } from "#ui/button.tsx";
import { ClientFilter, FacilityFilter } from "#ui/form/facility-filters.tsx";
import { FilterSelect, SearchField } from "#ui/form/filter-fields.tsx";
import { FoldedFilters } from "#ui/form/folded-filters.tsx";
import type { ThreadListData } from "./thread-list-request.server.ts";

/** A GET form, so that the address holds the whole filter. */
export function ThreadFilters({ data }: { data: ThreadListData }) {
  const { path, filter, clients, facilities, namesClients } = data;
  return (
    <Form
      method="get"
      action={path}
      key={JSON.stringify(filter)}
      role="search"
      className="my-5 grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap"
    >
      <SearchField label="Search messages" value={filter.words} placeholder="Words of a message" />
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
      <button type="submit" className={buttonClass("outline", "max-sm:col-start-2", "compact")}>
        Find
      </button>
    </Form>
  );
}

export function listAddress(path: string, filter: ThreadListData["filter"]): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filter))
    if (value !== undefined) search.set(name, String(value));
  const text = search.toString();
  return text === "" ? path : `${path}?${text}`;
}
