import Search from "lucide-react/icons/search";
import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { fieldClass, selectClass } from "#app/ui/form/compact-field.tsx";
import { priorities, priorityLabels } from "#domain/service-levels/priority-types.ts";
import { categories } from "#domain/work-orders/work-order-types.ts";
import { filterAddress } from "./read-filter.ts";
import type { ListData } from "./read-list.server.ts";

/** A form that asks for the list anew: all of it stands in the address. */
export function ListFilters({ room, filter, facilities, assignees }: ListData) {
  const { tab, facilityId = "", priority = "", category = "", assigned = "", words = "" } = filter;
  return (
    <Form
      method="get"
      action={room.path}
      // What was typed belongs to the address that it was typed for.
      key={JSON.stringify(filter)}
      role="search"
      className="my-4 grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap"
    >
      {tab === "open" ? null : <input type="hidden" name="tab" value={tab} />}
      {filter.clientId ? <input type="hidden" name="clientId" value={filter.clientId} /> : null}
      <label className="col-span-2 min-w-0 sm:max-w-xs sm:grow">
        <span className="sr-only">Search work orders</span>
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
            placeholder="Number or words"
            data-shortcut="search"
            className={`${fieldClass} pl-10`}
          />
        </span>
      </label>
      {facilities.length > 1 ? (
        <Choice name="facilityId" label="Facility" value={facilityId}>
          <option value="">All facilities</option>
          {facilities.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Choice>
      ) : null}
      <Choice name="priority" label="Priority" value={priority}>
        <option value="">Any priority</option>
        {priorities.map((one) => (
          <option key={one} value={one}>
            {priorityLabels[one]}
          </option>
        ))}
      </Choice>
      <Choice name="category" label="Category" value={category}>
        <option value="">Any category</option>
        {categories.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Choice>
      <Choice name="missed" label="Targets" value={filter.missed ?? ""}>
        <option value="">Any targets</option>
        <option value="yes">Missed a target</option>
      </Choice>
      {filter.source ? (
        <Choice name="source" label="Asked by" value={filter.source}>
          <option value="">Anybody</option>
          <option value="occupant">Occupants at signs</option>
        </Choice>
      ) : null}
      {(["from", "to"] as const).map((name) =>
        // Where figures lead here: the list alone asks for no days.
        filter[name] === undefined ? null : (
          <label key={name} className="min-w-0">
            <span className="mb-1 block text-xs text-slate">
              {name === "from" ? "Asked from" : "Asked until"}
            </span>
            <input type="date" name={name} defaultValue={filter[name]} className={fieldClass} />
          </label>
        ),
      )}
      {assignees.length > 0 ? (
        <Choice name="assigned" label="Assigned to" value={assigned}>
          <option value="">Anybody's</option>
          <option value="me">Mine</option>
          <option value="nobody">Nobody's</option>
          {assignees.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Choice>
      ) : null}
      <Choice name="sort" label="Order" value={filter.sort}>
        <option value="due">Late first</option>
        <option value="newest">Newest first</option>
        <option value="oldest">Oldest first</option>
      </Choice>
      <button type="submit" className={buttonClass("primary", "", "compact")}>
        Find
      </button>
      {isNarrowed(filter) ? (
        <Link
          to={room.path + filterAddress(room, { tab, sort: filter.sort })}
          className="flex min-h-11 items-center px-2 text-sm font-semibold text-teal underline-offset-4 hover:underline"
        >
          Clear filters
        </Link>
      ) : null}
    </Form>
  );
}

export const isNarrowed = (filter: ListData["filter"]): boolean => {
  const { facilityId, priority, category, assigned, missed, words } = filter;
  const { clientId, source, from, to } = filter;
  const more = [clientId, source, from, to];
  return [facilityId, priority, category, assigned, missed, words, ...more].some(
    (value) => value !== undefined,
  );
};

interface ChoiceProps {
  name: string;
  label: string;
  value: string;
  children: ReactNode;
}

const Choice = ({ name, label, value, children }: ChoiceProps) => (
  <label className="min-w-0">
    <span className="sr-only">{label}</span>
    <select name={name} defaultValue={value} className={selectClass}>
      {children}
    </select>
  </label>
);
