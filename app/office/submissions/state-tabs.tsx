import { Link } from "react-router";
import type { SubmissionCounts } from "#domain/submissions/handling/list-submissions.ts";
import { submissionStates } from "#domain/submissions/handling/submission-filter-types.ts";
import { shownCount } from "../../frame/shown-count.ts";
import { filterAddress } from "./filter-address.ts";
import type { ListFilter } from "./list-filter.ts";

const labels = {
  open: "Open",
  answered: "Answered",
  quarantined: "Quarantine",
  spam: "Spam",
  all: "All",
} as const;

interface StateTabsProps {
  path: string;
  filter: ListFilter;
  counts: SubmissionCounts;
}

/** The states as links, each with how many there are under the other filters. */
export function StateTabs({ path, filter, counts }: StateTabsProps) {
  return (
    <nav
      aria-label="States"
      className="mt-5 -mx-(--gutter) overflow-x-auto px-(--gutter) lg:mx-0 lg:px-0"
    >
      <ul className="flex min-w-max gap-1 border-b border-line">
        {submissionStates.map((state) => (
          <li key={state}>
            <Link
              to={path + filterAddress({ ...filter, state, after: undefined })}
              aria-current={state === filter.state ? "page" : undefined}
              className="-mb-px flex min-h-11 items-center gap-2 border-b-2 border-transparent px-3 text-sm font-semibold text-slate hover:text-ink aria-[current=page]:border-teal aria-[current=page]:text-ink"
            >
              {labels[state]}
              <span className="font-normal tabular-nums">{shownCount(counts[state])}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
