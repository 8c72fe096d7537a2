import type { LoaderFunctionArgs } from "react-router";
import { addressIn, languageOfPath } from "#content/page-address.ts";
import { documentTitle } from "#platform/document/title.ts";
import { type SearchOutcome, searchSite } from "#platform/http/site-search.server.ts";
import { type Language, localeOf, otherLanguage } from "#platform/language/language.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { readQuery } from "#platform/search/search-form.ts";
import { pageMetaOf } from "../metadata.ts";
import type { Route } from "./+types/page.ts";
import { searchMessages } from "./messages.ts";
import { NothingFound, Suggestions } from "./next-links.tsx";
import { ResultList } from "./result-list.tsx";
import { SearchForm } from "./search-form.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const query = readQuery(searchParams.get("q"));
  const language = languageOfPath(pathname);
  return { query, language, ...(await searchSite(query, language)) };
}

const pageMeta = pageMetaOf("/search");

export const meta = (args: Route.MetaArgs) => {
  const { loaderData } = args;
  return pageMeta(args).map((tag) =>
    "title" in tag && loaderData?.query ? { title: documentTitle(summary(loaderData)) } : tag,
  );
};

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { query, results } = loaderData;
  const messages = useMessages(searchMessages);
  return (
    <div className="wrap py-16 md:py-24">
      <div className="grid grid-cols-1 gap-x-12 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <h1 className="text-title font-semibold tracking-tight">{messages.title}</h1>
          <div className="mt-8">
            <SearchForm label={messages.label} query={query} />
          </div>
          <p role="status" className="mt-6 text-slate wrap-anywhere">
            {query === "" ? "" : summary(loaderData)}
          </p>
          {results.length > 0 ? <ResultList results={results} /> : null}
          {query !== "" && results.length === 0 ? <NothingFound /> : null}
          {query !== "" ? <SearchInOtherLanguage query={query} /> : null}
        </div>
        <div className={query === "" ? "lg:col-span-8" : "lg:col-span-3 lg:col-start-10"}>
          <Suggestions alone={query === ""} />
        </div>
      </div>
    </div>
  );
}

/** Another document, of the other language's pages. */
function SearchInOtherLanguage({ query }: { query: string }) {
  const other = otherLanguage(useLanguage());
  const { inOtherLanguage } = useMessages(searchMessages);
  return (
    <p className="mt-8">
      <a
        href={`${addressIn(other, "/search")}?${new URLSearchParams({ q: query })}`}
        hrefLang={localeOf(other)}
        className="inline-flex min-h-10 items-center font-medium text-teal underline decoration-teal/35 underline-offset-4 hover:decoration-2"
      >
        {inOtherLanguage}
      </a>
    </p>
  );
}

/** Shown beneath the field and in the title, and announced when it changes. */
function summary({
  query,
  language,
  results,
  total,
  nearly,
  partial,
}: SearchOutcome & { query: string; language: Language }): string {
  const { found } = searchMessages(language);
  if (total === 0) return found.none({ query });
  const totalPages = found.pages({ count: total });
  const pages =
    total > results.length ? found.top({ shown: results.length, pages: totalPages }) : totalPages;
  if (partial) return found.partial({ pages, query });
  return nearly ? found.nearly({ pages, query }) : found.exact({ pages, query });
}
