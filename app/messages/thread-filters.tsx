import { Form } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { fieldClass, selectClass } from "#app/ui/form/compact-field.tsx";
import type { ThreadListData } from "./thread-list.server.ts";

/** A form that asks for the list anew: all of it stands in the address. */
export function ThreadFilters({ data }: { data: ThreadListData }) {
  const { path, filter, facilities, namesClients } = data;
  return (
    <Form
      method="get"
      action={path}
      key={JSON.stringify(filter)}
      role="search"
      className="my-5 grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap"
    >
      <label className="col-span-2 min-w-0 sm:max-w-sm sm:grow">
        <span className="sr-only">Search messages</span>
        <input
          type="search"
          name="words"
          defaultValue={filter.words ?? ""}
          maxLength={200}
          placeholder="Words of a message"
          data-shortcut="search"
          className={fieldClass}
        />
      </label>
      <label className="min-w-0">
        <span className="sr-only">Facility</span>
        <select name="facility" defaultValue={filter.facility ?? ""} className={selectClass}>
          <option value="">All facilities</option>
          {facilities.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="min-w-0">
        <span className="sr-only">Read or unread</span>
        <select name="unread" defaultValue={filter.unread ?? ""} className={selectClass}>
          <option value="">Read and unread</option>
          <option value="yes">Unread</option>
          {namesClients ? <option value="unanswered">The client wrote last</option> : null}
        </select>
      </label>
      <button type="submit" className={buttonClass("outline", "max-sm:col-span-2", "compact")}>
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
