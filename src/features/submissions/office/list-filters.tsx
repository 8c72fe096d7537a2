import { Form, useSubmit } from "react-router";
import { buttonClass } from "#ui/button.tsx";
import { FilterSelect, SearchField } from "#ui/form/filter-fields.tsx";
import { MoreFilters } from "./more-filters.tsx";
import type { ListData } from "./read-list.server.ts";

/** A GET form, so that the address holds the whole filter. */
export function ListFilters(data: ListData) {
  const { view, filter, assignees } = data;
  const { state, assigned, words, sort } = filter;
  const submit = useSubmit();
  return (
    <Form
      method="get"
      action={view.path}
      // Another filter remounts the form, so that its fields show that filter.
      key={JSON.stringify(filter)}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(filledIn(event.currentTarget), { action: view.path });
      }}
      className="my-4 grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap"
    >
      {state === "open" ? null : <input type="hidden" name="state" value={state} />}
      <SearchField
        label={`Search ${view.many}`}
        value={words}
        placeholder="Name, company, email, words"
      />
      <FilterSelect
        name="assigned"
        label="Assigned to"
        value={assigned}
        all="Anyone"
        of={assignees}
      >
        <option value="me">Me</option>
        <option value="nobody">No one</option>
      </FilterSelect>
      <FilterSelect name="sort" label="Order" value={sort}>
        <option value="newest">Newest first</option>
        <option value="oldest">Oldest first</option>
      </FilterSelect>
      <button type="submit" className={buttonClass("primary", "max-sm:col-span-2", "compact")}>
        Find
      </button>
      <MoreFilters {...data} />
    </Form>
  );
}

/** Leaves out empty fields, so that the address has only what narrows the list. */
function filledIn(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === "string" && value !== "") fields.append(name, value);
  if (fields.get("sort") === "newest") fields.delete("sort");
  return fields;
}
