import { Link } from "react-router";
import type { DocumentTab } from "#domain/documents/document-filter-types.ts";
import { shownCount } from "../frame/shown-count.ts";
import type { DocumentListData } from "./list.server.ts";
import { filterAddress } from "./read-filter.ts";

const labels: Record<DocumentTab, string> = {
  all: "All",
  "to-acknowledge": "To acknowledge",
  expiring: "Expires soon",
  expired: "Expired",
  withdrawn: "Withdrawn",
};

/** As links, each with how many there are under the other filters. */
export const Tabs = ({
  room,
  filter,
  counts,
}: Pick<DocumentListData, "room" | "filter" | "counts">) => (
  <nav
    aria-label="States"
    className="mt-5 -mx-(--gutter) overflow-x-auto px-(--gutter) lg:mx-0 lg:px-0"
  >
    <ul className="flex min-w-max gap-1 border-b border-line">
      {room.tabs.map((tab) => (
        <li key={tab}>
          <Link
            to={room.path + filterAddress(room, { ...filter, tab, page: 1 })}
            aria-current={tab === filter.tab ? "page" : undefined}
            className="-mb-px flex min-h-11 items-center gap-2 border-b-2 border-transparent px-3 text-sm font-semibold text-slate hover:text-ink aria-[current=page]:border-teal aria-[current=page]:text-ink"
          >
            {tab === "expired" && counts.expired > 0 ? (
              <span aria-hidden="true" className="size-2 rounded-full bg-error" />
            ) : null}
            {labels[tab]}
            <span className="font-normal tabular-nums">{shownCount(counts[tab])}</span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
