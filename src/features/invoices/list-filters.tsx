import { Form, Link } from "react-router";
import { buttonClass } from "#ui/button.tsx";
import { ClientFilter, FacilityFilter } from "#ui/form/facility-filters.tsx";
import { FilterDate, SearchField } from "#ui/form/filter-fields.tsx";
import { filterAddress } from "./read-filter.ts";
import type { ListData } from "./read-list.server.ts";

/** A GET form, so that the address holds the whole filter. */
export function ListFilters({ view, filter, clients, facilities }: ListData) {
  const { state, clientId, facilityId, from, to, words } = filter;
  const hasClients = clients.length > 1;
  // On a phone two fields stand in a row, and the button beside the last odd one.
  const isPaired = hasClients !== facilities.length > 1;
  return (
    <Form
      method="get"
      action={view.path}
      key={JSON.stringify(filter)}
      role="search"
      className="my-4 grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap"
    >
      {state ? <input type="hidden" name="state" value={state} /> : null}
      {facilityId && facilities.length < 2 ? (
        <input type="hidden" name="facilityId" value={facilityId} />
      ) : null}
      <SearchField
        label="Search invoices"
        value={words}
        placeholder="Number or words"
        maxLength={100}
      />
      <FilterDate type="month" name="from" label="From month" value={from?.slice(0, 7)} />
      <FilterDate type="month" name="to" label="To month" value={to?.slice(0, 7)} />
      {hasClients ? <ClientFilter value={clientId} of={clients} /> : null}
      {facilities.length > 1 ? <FacilityFilter value={facilityId} of={facilities} /> : null}
      <button
        type="submit"
        className={buttonClass("outline", isPaired ? "" : "max-sm:col-span-2", "compact")}
      >
        Find
      </button>
      {isNarrowed(filter) ? (
        <Link
          to={view.path + filterAddress({ state })}
          className="col-span-2 flex min-h-11 items-center px-2 text-sm font-semibold text-teal underline-offset-4 hover:underline"
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
  from,
  to,
  words,
}: ListData["filter"]): boolean =>
  [clientId, facilityId, from, to, words].some((value) => value !== undefined);
