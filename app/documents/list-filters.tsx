import Search from "lucide-react/icons/search";
import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { fieldClass, selectClass } from "#app/ui/form/compact-field.tsx";
import { documentTypeLabels, documentTypes } from "#domain/documents/document-types.ts";
import type { DocumentListData } from "./list.server.ts";
import { filterAddress } from "./read-filter.ts";

/** A form that asks for the list anew: all of it stands in the address. */
export function ListFilters({ room, filter, facilities, clients }: DocumentListData) {
  const { tab, clientId = "", facilityId = "", type = "", words = "", sort } = filter;
  return (
    <Form
      method="get"
      action={room.path}
      // What was typed belongs to the address that it was typed for.
      key={JSON.stringify(filter)}
      role="search"
      className="my-4 grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap"
    >
      {tab === "all" ? null : <input type="hidden" name="tab" value={tab} />}
      <label className="col-span-2 min-w-0 sm:max-w-xs sm:grow">
        <span className="sr-only">Search documents</span>
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
            maxLength={200}
            placeholder="Title or facility"
            data-shortcut="search"
            className={`${fieldClass} pl-10`}
          />
        </span>
      </label>
      {clients.length > 1 ? (
        <Choice name="clientId" label="Client" value={clientId} all="All clients" of={clients} />
      ) : null}
      {facilities.length > 1 ? (
        <Choice
          name="facilityId"
          label="Facility"
          value={facilityId}
          all="All facilities"
          of={facilities}
        />
      ) : null}
      <Choice
        name="type"
        label="Type"
        value={type}
        all="Any type"
        of={documentTypes.map((one) => ({ id: one, name: documentTypeLabels[one] }))}
      />
      <Select name="sort" label="Order" value={sort}>
        <option value="ending">Ending first</option>
        <option value="newest">Newest first</option>
        <option value="title">By title</option>
      </Select>
      <button type="submit" className={buttonClass("primary", "", "compact")}>
        Find
      </button>
      {isNarrowed(filter) ? (
        <Link
          to={room.path + filterAddress(room, { tab, sort })}
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

interface SelectProps {
  name: string;
  label: string;
  value: string;
  children: ReactNode;
}

const Select = ({ name, label, value, children }: SelectProps) => (
  <label className="min-w-0">
    <span className="sr-only">{label}</span>
    <select name={name} defaultValue={value} className={selectClass}>
      {children}
    </select>
  </label>
);

type ChoiceProps = Omit<SelectProps, "children"> & {
  all: string;
  of: readonly { id: string; name: string }[];
};

const Choice = ({ all, of, ...select }: ChoiceProps) => (
  <Select {...select}>
    <option value="">{all}</option>
    {of.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </Select>
);
