import Search from "lucide-react/icons/search";
import { Form, useSubmit } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { fieldClass, selectClass } from "#app/ui/form/compact-field.tsx";
import { MoreFilters } from "./more-filters.tsx";
import type { ListData } from "./read-list.server.ts";

/** A form that asks for the list anew: all of it stands in the address. */
export function ListFilters(data: ListData) {
  const { room, filter, assignees } = data;
  const { state, assigned = "", words = "", sort } = filter;
  const submit = useSubmit();
  return (
    <Form
      method="get"
      action={room.path}
      // What was typed belongs to the address that it was typed for.
      key={JSON.stringify(filter)}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(filledIn(event.currentTarget), { action: room.path });
      }}
      className="my-4 grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap"
    >
      {state === "open" ? null : <input type="hidden" name="state" value={state} />}
      <label className="col-span-2 min-w-0 sm:max-w-sm sm:grow">
        <span className="sr-only">Search {room.many}</span>
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
            placeholder="Name, company, email, words"
            data-shortcut="search"
            className={`${fieldClass} pl-10`}
          />
        </span>
      </label>
      <label className="min-w-0">
        <span className="sr-only">Assigned to</span>
        <select name="assigned" defaultValue={assigned} className={selectClass}>
          <option value="">Anybody's</option>
          <option value="me">Mine</option>
          <option value="nobody">Nobody's</option>
          {assignees.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="min-w-0">
        <span className="sr-only">Order</span>
        <select name="sort" defaultValue={sort} className={selectClass}>
          <option value="newest">Newest first</option>
          <option value="oldest">Oldest first</option>
        </select>
      </label>
      <button type="submit" className={buttonClass("primary", "max-sm:col-span-2", "compact")}>
        Find
      </button>
      <MoreFilters {...data} />
    </Form>
  );
}

/** Without the fields that say nothing, so that the address says what narrows the list alone. */
function filledIn(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === "string" && value !== "") fields.append(name, value);
  if (fields.get("sort") === "newest") fields.delete("sort");
  return fields;
}
