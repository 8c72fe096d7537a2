import type { LoaderFunctionArgs } from "react-router";
import { searchPage, searchSummary } from "#content/search-page.ts";
import { documentTitle } from "#platform/document/title.ts";
import { type SearchOutcome, searchSite } from "#platform/http/site-search.server.ts";
import { readQuery } from "#platform/search/search-form.ts";
import { pageMetaOf } from "../metadata.ts";
import type { Route } from "./+types/page.ts";
import { NothingFound, Suggestions } from "./next-links.tsx";
import { ResultList } from "./result-list.tsx";
import { SearchForm } from "./search-form.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const query = readQuery(new URL(request.url).searchParams.get("q"));
  return { query, ...(await searchSite(query)) };
}

const pageMeta = pageMetaOf("/search");

export const meta = (args: Route.MetaArgs) => {
  const { loaderData } = args;
  return pageMeta(args).map((one) =>
    "title" in one && loaderData?.query ? { title: documentTitle(summary(loaderData)) } : one,
  );
};

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { query, results } = loaderData;
  return (
    <div className="wrap py-16 md:py-24">
      <div className="grid grid-cols-1 gap-x-12 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <h1 className="text-title font-semibold tracking-tight">{searchPage.title}</h1>
          <div className="mt-8">
            <SearchForm label={searchPage.label} query={query} />
          </div>
          <p role="status" className="mt-6 text-slate wrap-anywhere">
            {query === "" ? "" : summary(loaderData)}
          </p>
          {results.length > 0 ? <ResultList results={results} /> : null}
          {query !== "" && results.length === 0 ? <NothingFound /> : null}
        </div>
        <div className={query === "" ? "lg:col-span-8" : "lg:col-span-3 lg:col-start-10"}>
          <Suggestions alone={query === ""} />
        </div>
      </div>
    </div>
  );
}

/** Shown beneath the field and in the title, and announced when it changes. */
function summary({
  query,
  results,
  total,
  nearly,
  partial,
}: SearchOutcome & { query: string }): string {
  if (total === 0) return searchSummary.none(query);
  const pages = searchSummary.pages(total);
  const shown = total > results.length ? searchSummary.top(results.length, pages) : pages;
  if (partial) return searchSummary.partial(shown, query);
  return nearly ? searchSummary.nearly(shown, query) : searchSummary.exact(shown, query);
}
