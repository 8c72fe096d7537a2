import { Form, Link } from "react-router";
import { buttonClass } from "#ui/button.tsx";
import { ClientFilter, FacilityFilter } from "#ui/form/facility-filters.tsx";
import { FilterSelect, SearchField } from "#ui/form/filter-fields.tsx";
import { FoldedFilters } from "#ui/form/folded-filters.tsx";
import { documentTypeLabels, documentTypes } from "./document-types.ts";
import type { DocumentListData } from "./list.server.ts";
import { filterAddress } from "./read-filter.ts";

/** A GET form, so that the address holds the whole filter. */
export function ListFilters({ view, filter, facilities, clients }: DocumentListData) {
  const { tab, clientId, facilityId, type, words, sort } = filter;
  return (
    <Form
      method="get"
      action={view.path}
      // Another filter remounts the form, so that its fields show that filter.
      key={JSON.stringify(filter)}
      role="search"
      className="my-4 grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap"
    >
      {tab === "all" ? null : <input type="hidden" name="tab" value={tab} />}
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
          <option value="ending">Ending first</option>
          <option value="newest">Newest first</option>
          <option value="title">By title</option>
        </FilterSelect>
      </FoldedFilters>
      <button type="submit" className={buttonClass("primary", "max-sm:col-start-2", "compact")}>
        Find
      </button>
      {isNarrowed(filter) ? (
        <Link
          to={view.path + filterAddress(view, { tab, sort })}
          className="flex min-h-11 items-center px-2 text-sm font-semibold text-teal underline-offset-4 hover:underline"
        >
          Clear filters
        </Link>
      ) : null}
    </Form>
  );
}

export const isNarrowed = ({
  clientId,
  facilityId,
  type,
  words,
}: DocumentListData["filter"]): boolean =>
  [clientId, facilityId, type, words].some((value) => value !== undefined);
