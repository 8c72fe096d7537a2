import type { LoaderFunctionArgs } from "react-router";
import { Link } from "react-router";
import { pageMeta } from "#platform/document/page-meta.ts";
import { buttonClass } from "#ui/button.tsx";
import { PageLinks } from "#ui/page-links.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import type { Route } from "./+types/list-page.ts";
import { ActiveFilters, activeFilters } from "./active-filters.tsx";
import { filterAddress } from "./filter-address.ts";
import { ListFilters } from "./list-filters.tsx";
import { readList } from "./read-list.server.ts";
import { SubmissionTable } from "./submission-table.tsx";
import { Tabs } from "./tabs.tsx";
import { useLiveList } from "./use-live-list.ts";

export const loader = (route: LoaderFunctionArgs) => readList(route);

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(loaderData?.view.title ?? "Office");

/** What came in of one kind: what waits first, then what is to be found. */
export default function ListPage({ loaderData }: Route.ComponentProps) {
  const { view, filter, next, mayExport } = loaderData;
  const { counts, rows, newer, arrived, show } = useLiveList(loaderData);
  const isNarrowed = activeFilters(loaderData).length > 0;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <PageTitle>{view.title}</PageTitle>
        {mayExport ? (
          <a
            href={`${view.path}/export.csv${filterAddress({ ...filter, after: undefined })}`}
            className={buttonClass("outline", "", "compact")}
            download
          >
            Export as CSV
          </a>
        ) : null}
      </div>
      <Tabs path={view.path} filter={filter} counts={counts} />
      <ListFilters {...loaderData} />
      <ActiveFilters {...loaderData} />
      {/* Announced, and above the list: what is new pushes nothing away until it is asked for. */}
      <div role="status" className="empty:hidden">
        {newer > 0 ? (
          <button
            type="button"
            onClick={show}
            className="mb-3 flex min-h-11 w-full items-center justify-center gap-2 rounded-md bg-tint text-sm font-semibold text-teal"
          >
            <span aria-hidden="true" className="size-2 rounded-full bg-dawn" />
            {newer} new, show
          </button>
        ) : null}
      </div>
      {rows.length > 0 ? (
        <SubmissionTable view={view} search={filterAddress(filter)} rows={rows} arrived={arrived} />
      ) : (
        <Nothing view={view} isNarrowed={isNarrowed} total={counts.all} state={filter.state} />
      )}
      <PageLinks
        first={filter.after && view.path + filterAddress({ ...filter, after: undefined })}
        next={next && view.path + filterAddress({ ...filter, after: next })}
        nextText={filter.sort === "oldest" ? "Newer" : "Older"}
      />
    </>
  );
}

interface NothingProps {
  view: Route.ComponentProps["loaderData"]["view"];
  isNarrowed: boolean;
  total: number;
  state: string;
}

/** "None yet" and "nothing matches" ask for different things. */
function Nothing({ view, isNarrowed, total, state }: NothingProps) {
  const [title, text] = isNarrowed
    ? [`No ${view.one} matches`, "Try fewer filters or another state."]
    : total === 0
      ? [`No ${view.many} yet`, view.empty]
      : state === "open"
        ? ["All answered", `No ${view.one} waits for an answer.`]
        : [`No ${view.many} here`, "None is in this state at the moment."];
  return (
    <div className="rounded-lg border border-line bg-white px-6 py-14 text-center">
      <h2 className="text-subtitle font-semibold tracking-snug">{title}</h2>
      <p className="mx-auto mt-2 max-w-[44ch] text-sm text-slate">{text}</p>
      {isNarrowed ? (
        <p className="mt-5">
          <Link to={view.path} className={buttonClass("outline", "", "compact")}>
            Clear the filters
          </Link>
        </p>
      ) : null}
    </div>
  );
}
