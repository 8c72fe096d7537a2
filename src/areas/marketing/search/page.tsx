import type { LoaderFunctionArgs } from "react-router";
import { documentTitle } from "#platform/document/title.ts";
import { countOf } from "#platform/format/plural.ts";
import { type SearchOutcome, searchSite } from "#platform/http/site-search.server.ts";
import { readQuery } from "#platform/search/search-form.ts";
import { pageMeta } from "../metadata.ts";
import type { Route } from "./+types/page.ts";
import { NothingFound, Suggestions } from "./next-links.tsx";
import { ResultList } from "./result-list.tsx";
import { SearchForm } from "./search-form.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const query = readQuery(new URL(request.url).searchParams.get("q"));
  return { query, ...(await searchSite(query)) };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta("/search").map((one) =>
    "title" in one && loaderData?.query ? { title: documentTitle(summary(loaderData)) } : one,
  );

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { query, results } = loaderData;
  return (
    <div className="wrap py-16 md:py-24">
      <div className="grid grid-cols-1 gap-x-12 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <h1 className="text-title font-semibold tracking-tight">Search</h1>
          <div className="mt-8">
            <SearchForm label="Pages, articles and guides" query={query} />
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
  if (total === 0) return `No pages found for “${query}”`;
  const pages = countOf(total, "page", "pages");
  const shown = total > results.length ? `The top ${results.length} of ${pages}` : pages;
  if (partial) return `${shown} with some of the words of “${query}”`;
  return nearly ? `${shown} with words spelled nearly like “${query}”` : `${shown} for “${query}”`;
}
