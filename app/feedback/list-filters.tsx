import { Form } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { fieldClass, selectClass } from "#app/ui/form/compact-field.tsx";
import { scoreBands } from "#domain/feedback/feedback-types.ts";
import { periods } from "./read-filter.ts";
import type { FeedbackListData } from "./read-list.server.ts";

/** A form that asks for the list anew: all of it stands in the address. */
export function ListFilters({ path, filter, facilities, clients }: FeedbackListData) {
  const named = (list: readonly { id: string; name: string }[]) =>
    list.map(({ id, name }) => ({ value: id, label: name }));
  const fields = [
    { name: "client", label: "All clients", value: filter.client, choices: named(clients) },
    {
      name: "facility",
      label: "All facilities",
      value: filter.facility,
      choices: named(facilities),
    },
    {
      ...{ name: "scores", label: "All answers", value: filter.scores },
      choices: Object.entries(scoreBands).map(([value, { label }]) => ({ value, label })),
    },
    {
      ...{ name: "about", label: "Work orders and quarters", value: filter.about },
      choices: [
        { value: "work-order", label: "Work orders" },
        { value: "quarter", label: "Quarters" },
      ],
    },
    {
      ...{ name: "days", label: "Any time", value: filter.days?.toString() },
      choices: periods.map(({ days, label }) => ({ value: String(days), label })),
    },
  ];
  return (
    <Form
      method="get"
      action={path}
      key={JSON.stringify(filter)}
      role="search"
      aria-label="Feedback"
      className="mt-6 grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap"
    >
      {fields
        .filter(({ choices }) => choices.length > 1)
        .map(({ name, label, value, choices }) => (
          <label key={name} className="min-w-0">
            <span className="sr-only">{name}</span>
            <select name={name} defaultValue={value ?? ""} className={selectClass}>
              <option value="">{label}</option>
              {choices.map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.label}
                </option>
              ))}
            </select>
          </label>
        ))}
      {(["from", "to"] as const).map((name) =>
        // Where figures lead here: the list alone asks for no days.
        filter[name] === undefined ? null : (
          <label key={name} className="min-w-0">
            <span className="mb-1 block text-xs text-slate">
              {name === "from" ? "Answered from" : "Answered until"}
            </span>
            <input type="date" name={name} defaultValue={filter[name]} className={fieldClass} />
          </label>
        ),
      )}
      <button type="submit" className={buttonClass("outline", "max-sm:col-span-2", "compact")}>
        Find
      </button>
    </Form>
  );
}
