import X from "lucide-react/icons/x";
import { Link } from "react-router";
import { dayWithYear } from "#platform/format/day-format.ts";
import { filterAddress } from "./filter-address.ts";
import type { ListFilter } from "./list-filter.ts";
import { periodLabels } from "./more-filters.tsx";
import type { ListData } from "./read-list.server.ts";

type Given = Pick<ListData, "view" | "filter" | "assignees" | "categories">;

/** Which filters narrow the list, each with a way out, and one out of all of them. */
export function ActiveFilters(data: Given) {
  const { view, filter } = data;
  const active = activeFilters(data);
  if (active.length === 0) return null;
  const without = (over: Partial<ListFilter>) =>
    view.path + filterAddress({ ...filter, ...over, after: undefined });
  return (
    <ul aria-label="Filters" className="mb-4 flex flex-wrap items-center gap-2 text-sm">
      {active.map(({ name, text }) => (
        <li key={name} className="min-w-0">
          <Link
            to={without({ [name]: undefined })}
            aria-label={`Remove the filter: ${text}`}
            className="flex min-h-11 max-w-full items-center gap-2 rounded-full bg-tint px-3.5 font-medium hover:bg-sand sm:min-h-9"
          >
            <span className="truncate" data-tooltip="">
              {text}
            </span>
            <X aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={view.path + filterAddress({ state: filter.state, sort: filter.sort })}
          className="flex min-h-11 items-center px-2 font-semibold text-teal underline-offset-4 hover:underline sm:min-h-9"
        >
          Clear filters
        </Link>
      </li>
    </ul>
  );
}

export function activeFilters({ view, filter, assignees, categories }: Given) {
  const { words, assigned, received, category, from, to } = filter;
  const labelOf = (value: string) => categories.find((one) => one.value === value)?.label ?? value;
  const owner =
    assigned &&
    ({ me: "Assigned to you", nobody: "Unassigned" }[assigned] ??
      `Assigned to ${assignees.find(({ id }) => id === assigned)?.name ?? "someone else"}`);
  const texts = {
    words: words && `“${words}”`,
    assigned: owner,
    received: received && `Received: ${periodLabels[received].toLowerCase()}`,
    category: category && `${view.category}: ${labelOf(category)}`,
    from: from && `Received from ${dayWithYear(from)}`,
    to: to && `Received to ${dayWithYear(to)}`,
  };
  return Object.entries(texts).flatMap(([name, text]) => (text ? [{ name, text }] : []));
}
