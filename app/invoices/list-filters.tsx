import Search from "lucide-react/icons/search";
import { Form, Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { fieldClass, selectClass } from "#app/ui/form/compact-field.tsx";
import { filterAddress } from "./read-filter.ts";
import type { ListData } from "./read-list.server.ts";

/** A form that asks for the list anew: all of it stands in the address. */
export function ListFilters({ room, filter, clients }: ListData) {
  const { state, clientId = "", from = "", to = "", words = "" } = filter;
  const hasClients = clients.length > 1;
  return (
    <Form
      method="get"
      action={room.path}
      key={JSON.stringify(filter)}
      role="search"
      className="my-4 grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap"
    >
      {state ? <input type="hidden" name="state" value={state} /> : null}
      <label className="col-span-2 min-w-0 sm:max-w-xs sm:grow">
        <span className="sr-only">Search invoices</span>
        <span className="relative block">
          <Search
            aria-hidden="true"
            strokeWidth={1.75}
            className="pointer-events-none absolute top-3 left-3 size-5 text-slate"
          />
          <input
            type="search"
            name="words"
            defaultValue={words}
            maxLength={100}
            placeholder="Number or words"
            data-shortcut="search"
            className={`${fieldClass} pl-10`}
          />
        </span>
      </label>
      <Month name="from" label="From month" value={from} />
      <Month name="to" label="To month" value={to} />
      {hasClients ? (
        <label className="min-w-0">
          <span className="sr-only">Client</span>
          <select name="client" defaultValue={clientId} className={selectClass}>
            <option value="">All clients</option>
            {clients.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <button
        type="submit"
        className={buttonClass("outline", hasClients ? "" : "max-sm:col-span-2", "compact")}
      >
        Find
      </button>
      {isNarrowed(filter) ? (
        <Link
          to={room.path + filterAddress({ state })}
          className="col-span-2 flex min-h-11 items-center px-2 text-sm font-semibold text-teal underline-offset-4 hover:underline"
        >
          Clear filters
        </Link>
      ) : null}
    </Form>
  );
}

interface MonthProps {
  name: string;
  label: string;
  value: string;
}

/** Its label is seen: an empty field shows no more than dashes. */
const Month = ({ name, label, value }: MonthProps) => (
  <label className="min-w-0">
    <span className="mb-1 block text-xs text-slate">{label}</span>
    <input type="month" name={name} defaultValue={value.slice(0, 7)} className={fieldClass} />
  </label>
);

export const isNarrowed = ({ clientId, from, to, words }: ListData["filter"]): boolean =>
  [clientId, from, to, words].some((value) => value !== undefined);
